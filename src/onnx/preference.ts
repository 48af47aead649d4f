import { learned, type Row } from "#src/onnx/batch";
import { type Builder, emit, input, scalar, type Value } from "#src/onnx/builder";
import type { Objective } from "#src/onnx/objective";
import { add, multiply, negate, scale, subtract } from "#src/onnx/ops/elementwise";
import { matmul } from "#src/onnx/ops/matmul";
import { sum } from "#src/onnx/ops/reduce";
import { reshape } from "#src/onnx/ops/shape";
import { softplus } from "#src/onnx/ops/softplus";
import { scalarTensor, tensor } from "#src/onnx/runtime";

/** Two sequences that begin alike; the weight of a token is 1 in the reply and 0 before it. */
export interface Comparison {
  readonly chosen: Row;
  readonly rejected: Row;
  /** log p(chosen) − log p(rejected) of the replies under the model before training. */
  readonly reference: number;
}

export interface PreferenceOptions {
  /** How closely the model is held to what it was, above 0; with a small one it moves far. */
  readonly beta: number;
  /** Weight of the chosen reply's mean negative log-likelihood a token, at least 0. */
  readonly sft: number;
}

/**
 * Direct preference optimisation: −log σ(β·(gain of chosen − gain of rejected)), a gain being what the log-probability
 * of a reply has risen above the reference (Rafailov et al. 2023, arXiv 2305.18290, equation 7), plus `sft` times the
 * chosen reply's mean negative log-likelihood a token (Pang et al. 2024, arXiv 2404.19733, equation 1). The loss is the
 * mean over the examples; a plain row among them counts by its mean negative log-likelihood a token.
 *
 * Metrics: `accuracy`, the share of pairs whose chosen reply gained more (a tie is a half), and `margin`, the mean of
 * how much more, times β, in nats.
 */
export function preference({ beta, sft }: PreferenceOptions): Objective<Comparison | Row> {
  return {
    metrics: ["accuracy", "margin"],
    rows: (example) => (isComparison(example) ? [example.chosen, example.rejected] : [example]),
    unit: () => 1,
    measure: (g, weighted) => measure(g, weighted, beta),
    feed: (portion, batch) => ({
      ...contrasts(portion),
      ...imitations(portion, sft),
      "share of an example": scalarTensor(1 / batch.length),
      "share of a pair": scalarTensor(1 / batch.filter(isComparison).length),
    }),
  };
}

function measure(g: Builder, weighted: Value, beta: number) {
  const contrast = input(g, "contrast", ["pairs", "rows"]);
  const reference = input(g, "reference", ["pairs", 1]);
  const imitated = input(g, "imitated", ["rows", 1]);
  const ofExample = input(g, "share of an example", []);
  const ofPair = input(g, "share of a pair", []);

  const replies = reshape(g, sum(g, weighted, [1, 2]), ["rows", 1]);
  const margins = scale(g, subtract(g, matmul(g, contrast, replies), reference), beta);
  const total = (x: Value) => reshape(g, sum(g, x, [0, 1]), []);
  const losses = subtract(g, total(softplus(g, negate(g, margins))), total(multiply(g, imitated, replies)));
  const signs = emit(g, "Sign", [margins], margins.shape);
  const right = scale(g, add(g, signs, scalar(g, 1)), 0.5);
  return {
    loss: multiply(g, losses, ofExample),
    accuracy: multiply(g, total(right), ofPair),
    margin: multiply(g, total(margins), ofPair),
  };
}

/** For each pair, 1 at the row of its chosen reply and −1 at that of its rejected one, and what the reference says. */
function contrasts(examples: readonly (Comparison | Row)[]) {
  const pairs: { readonly row: number; readonly reference: number }[] = [];
  let rows = 0;
  for (const example of examples) {
    if (isComparison(example)) pairs.push({ row: rows, reference: example.reference });
    rows += isComparison(example) ? 2 : 1;
  }
  const contrast = new Float32Array(pairs.length * rows);
  for (const [i, { row }] of pairs.entries()) contrast.set([1, -1], i * rows + row);
  const reference = Float32Array.from(pairs, (pair) => pair.reference);
  return { contrast: tensor(contrast, [pairs.length, rows]), reference: tensor(reference, [pairs.length, 1]) };
}

/** The weight of each row's log-probability in the loss, apart from preferences. */
function imitations(examples: readonly (Comparison | Row)[], sft: number) {
  const weights = examples.flatMap((example) =>
    isComparison(example) ? [sft / learned([example.chosen]), 0] : [1 / learned([example])],
  );
  return { imitated: tensor(Float32Array.from(weights), [weights.length, 1]) };
}

function isComparison(example: Comparison | Row): example is Comparison {
  return "chosen" in example;
}
