import { adamStep, BETA_1, BETA_2, clipNorm, runningMean } from "#src/onnx/adamw";
import { backward } from "#src/onnx/backward";
import { type Builder, builder, constant, input, output, scalar, type Value } from "#src/onnx/builder";
import { type Attention, headWidth, type LlamaSpec, llama, logits, type Weights } from "#src/onnx/llama";
import { muonSteps } from "#src/onnx/muon";
import { causalAttention } from "#src/onnx/ops/attention";
import { multiply, negate, subtract } from "#src/onnx/ops/elementwise";
import { logProbability } from "#src/onnx/ops/log-probability";
import { sum } from "#src/onnx/ops/reduce";
import { rotaryTables, rotate } from "#src/onnx/ops/rotary";
import { concatenate, reshape, split, transpose } from "#src/onnx/ops/shape";
import { type Parameter, parameterCount, parameters } from "#src/onnx/parameters";

/** Gradients longer than this are shortened to it. */
const CLIP = 1;

/** How weights are changed; part of the graph. */
export interface Optimizer {
  /** `muon` orthogonalises the steps of hidden matrices and leaves embedding and norms to AdamW. */
  readonly method: "adamw" | "muon";
  /** Share of a weight taken off per step and unit of learning rate; norms are spared. */
  readonly weightDecay: number;
  /** Parameters that keep their value. */
  readonly frozen: (parameter: Parameter) => boolean;
}

/** One training step on `rows` sequences of `time` tokens, from the state before it to the state after it. */
export function trainingGraph(spec: LlamaSpec, rows: number, time: number, optimizer: Optimizer): Builder {
  const g = builder();
  const count = [parameterCount(spec)];
  const [flat, m, v] = ["parameters", "m", "v"].map((name) => input(g, name, count));
  const rate = input(g, "rate", []);
  const corrections = [input(g, "correction1", []), input(g, "correction2", [])] as const;

  const { loss, gradient } = lossAndGradient(g, spec, flat!, rows, time, optimizer.frozen);
  const { clipped, norm } = clipNorm(g, gradient, CLIP);
  const nextM = runningMean(g, m!, clipped, BETA_1);
  const nextV = runningMean(g, v!, multiply(g, clipped, clipped), BETA_2);
  const adam = adamStep(g, nextM, nextV, corrections);
  const step = optimizer.method === "muon" ? withMuon(g, spec, adam, clipped, nextM) : adam;
  const decayed = multiply(g, flat!, subtract(g, scalar(g, 1), multiply(g, rate, decay(g, spec, optimizer))));

  output(g, "loss", loss);
  output(g, "norm", norm);
  output(g, "next parameters", subtract(g, decayed, multiply(g, step, rate)));
  output(g, "next m", nextM);
  output(g, "next v", nextV);
  return g;
}

/**
 * The weighted sum of the targets' negative log-probabilities and its flat gradient, which is 0 for frozen parameters.
 * Declares the inputs `ids`, `targets` and `weights`, each [rows · time].
 */
export function lossAndGradient(
  g: Builder,
  spec: LlamaSpec,
  flat: Value,
  rows: number,
  time: number,
  frozen: Optimizer["frozen"],
): { readonly loss: Value; readonly gradient: Value } {
  const length = rows * time;
  const ids = input(g, "ids", [length], "int64");
  const targets = input(g, "targets", [length], "int64");
  const weights = input(g, "weights", [length]);
  const list = parameters(spec);
  const values = unpack(g, list, flat);
  const lookUp: Weights = (name) => values[list.findIndex((parameter) => parameter.name === name)]!;

  const hidden = llama(g, spec, lookUp, ids, selfAttention(g, spec, rows, time));
  const logs = logProbability(g, logits(g, lookUp, hidden), targets);
  const loss = reshape(g, negate(g, sum(g, multiply(g, logs, reshape(g, weights, [length, 1])), [0, 1])), []);

  const gradients = backward(g, loss, values);
  const parts = list.map((parameter, i) =>
    frozen(parameter)
      ? constant(g, new Float32Array(parameter.size), [parameter.size])
      : reshape(g, gradients[i]!, [parameter.size]),
  );
  return { loss, gradient: concatenate(g, parts) };
}

function unpack(g: Builder, list: readonly Parameter[], flat: Value): readonly Value[] {
  const parts = split(
    g,
    flat,
    list.map(({ size }) => size),
  );
  return list.map(({ shape }, i) => reshape(g, parts[i]!, shape));
}

/** Attention of whole sequences, whose projections come as [rows · time, heads · head width]. */
function selfAttention(g: Builder, spec: LlamaSpec, rows: number, time: number): Attention {
  const { heads, groups, width } = spec;
  const size = headWidth(spec);
  const tables = rotaryTables(time, size, spec.rotaryBase);
  const byHead = (x: Value, count: number) => transpose(g, reshape(g, x, [rows, time, count, size]), [0, 2, 1, 3]);
  return (_layer, query, key, value) => {
    const q = rotate(g, byHead(query, heads), tables);
    const k = rotate(g, byHead(key, groups), tables);
    const stacked = reshape(g, q, [rows, groups, (heads / groups) * time, size]);
    const mixed = causalAttention(g, stacked, k, byHead(value, groups));
    return reshape(g, transpose(g, reshape(g, mixed, [rows, heads, time, size]), [0, 2, 1, 3]), [rows * time, width]);
  };
}

/** The flat step of Adam with the parts of hidden matrices replaced by Muon's, which looks one step ahead (Nesterov). */
function withMuon(g: Builder, spec: LlamaSpec, adam: Value, gradient: Value, m: Value): Value {
  const list = parameters(spec);
  const sizes = list.map(({ size }) => size);
  const ahead = split(g, runningMean(g, m, gradient, BETA_1), sizes);
  const isMatrix = (_: unknown, i: number) => list[i]!.kind === "matrix";
  const muon = muonSteps(g, list.filter(isMatrix), ahead.filter(isMatrix)).values();
  const steps = split(g, adam, sizes).map((part, i) => (isMatrix(part, i) ? muon.next().value! : part));
  return concatenate(g, steps);
}

/** The weight decay of each element. */
function decay(g: Builder, spec: LlamaSpec, { weightDecay, frozen }: Optimizer): Value {
  const rates = new Float32Array(parameterCount(spec));
  for (const parameter of parameters(spec)) {
    if (parameter.kind === "norm" || frozen(parameter)) continue;
    rates.fill(weightDecay, parameter.offset, parameter.offset + parameter.size);
  }
  return constant(g, rates, [rates.length]);
}
