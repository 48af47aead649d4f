import type { Row } from "#src/onnx/batch";
import { batchInputs } from "#src/onnx/batch-inputs";
import { type Builder, builder, output } from "#src/onnx/builder";
import { constantWeights } from "#src/onnx/decode-graph";
import { encode } from "#src/onnx/encode";
import { checkSpec, type LlamaSpec } from "#src/onnx/llama";
import { sum } from "#src/onnx/ops/reduce";
import { portions } from "#src/onnx/portions";
import { type RuntimeOptions, type Session, session, tensor } from "#src/onnx/runtime";
import { weightedLogs } from "#src/onnx/weighted-logs";

/** Rows computed together. */
const BATCH = 64;

/**
 * The log-probability of each row under a model, in nats: the sum over its tokens, each times its weight. With one
 * thread, equal arguments give equal bits.
 *
 * @throws UserError if the sizes do not fit, a row is too long, or ONNX Runtime is missing
 */
export async function logLikelihoods(
  spec: LlamaSpec,
  parameters: Float32Array,
  rows: readonly Row[],
  options: RuntimeOptions,
): Promise<Float32Array> {
  checkSpec(spec);
  const { run, close } = await session(encode(rowGraph(spec, parameters)), options);
  try {
    return await logsOf(rows, spec.positions, run);
  } finally {
    await close();
  }
}

async function logsOf(rows: readonly Row[], positions: number, run: Session["run"]): Promise<Float32Array> {
  const results = new Float32Array(rows.length);
  // Rows of like length together need the least padding.
  const order = [...rows.keys()].sort((a, b) => rows[a]!.tokens.length - rows[b]!.tokens.length || a - b);
  for (let from = 0; from < order.length; from += BATCH) {
    for (const part of portions(order.slice(from, from + BATCH), (i) => [rows[i]!])) {
      const sums = new Float32Array(part.length);
      const inputs = batchInputs(
        part.map((i) => rows[i]!),
        positions,
        1,
      );
      await run(inputs, { "log-likelihoods": tensor(sums, [part.length, 1, 1]) });
      for (const [place, i] of part.entries()) results[i] = sums[place]!;
    }
  }
  return results;
}

function rowGraph(spec: LlamaSpec, parameters: Float32Array): Builder {
  const g = builder();
  output(g, "log-likelihoods", sum(g, weightedLogs(g, spec, constantWeights(g, spec, parameters)), [1, 2]));
  return g;
}
