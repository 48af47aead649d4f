import { type Builder, input, type Value } from "#src/onnx/builder";
import { type LlamaSpec, llama, logits, type Weights } from "#src/onnx/llama";
import { multiply } from "#src/onnx/ops/elementwise";
import { logProbability } from "#src/onnx/ops/log-probability";
import { reshape } from "#src/onnx/ops/shape";
import { selfAttention } from "#src/onnx/self-attention";

const SEQUENCES = ["rows", "time"];

/**
 * The log-probability of each target times its weight [rows, time, 1]. Declares the inputs `ids`, `targets` and
 * `weights`, each [rows, time].
 */
export function weightedLogs(g: Builder, spec: LlamaSpec, parameters: Weights): Value {
  const ids = input(g, "ids", SEQUENCES, "int64");
  const targets = input(g, "targets", SEQUENCES, "int64");
  const weights = input(g, "weights", SEQUENCES);
  const hidden = llama(g, spec, parameters, ids, selfAttention(g, spec, ids));
  const logs = logProbability(g, logits(g, parameters, hidden), targets);
  return multiply(g, logs, reshape(g, weights, logs.shape));
}
