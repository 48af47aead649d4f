import { backward } from "#src/onnx/backward";
import { type Builder, constant, input, type Value } from "#src/onnx/builder";
import { type LlamaSpec, llama, logits, type Weights } from "#src/onnx/llama";
import { multiply, negate } from "#src/onnx/ops/elementwise";
import { logProbability } from "#src/onnx/ops/log-probability";
import { sum } from "#src/onnx/ops/reduce";
import { concatenate, reshape, split } from "#src/onnx/ops/shape";
import { type Parameter, parameters } from "#src/onnx/parameters";
import { selfAttention } from "#src/onnx/self-attention";

const SEQUENCES = ["rows", "time"];

/**
 * The weighted sum of the targets' negative log-probabilities and its flat gradient, which is 0 for frozen kinds of
 * parameters. Declares the inputs `ids`, `targets` and `weights`, each [rows, time].
 */
export function lossAndGradient(
  g: Builder,
  spec: LlamaSpec,
  flat: Value,
  frozen: readonly Parameter["kind"][],
): { readonly loss: Value; readonly gradient: Value } {
  const ids = input(g, "ids", SEQUENCES, "int64");
  const targets = input(g, "targets", SEQUENCES, "int64");
  const weights = input(g, "weights", SEQUENCES);
  const values = unpack(g, spec, flat);
  const lookUp: Weights = (name) => values.get(name)!;

  const hidden = llama(g, spec, lookUp, ids, selfAttention(g, spec, ids));
  const logs = logProbability(g, logits(g, lookUp, hidden), targets);
  const weighted = multiply(g, logs, reshape(g, weights, logs.shape));
  const loss = reshape(g, negate(g, sum(g, weighted, [0, 1, 2])), []);

  const gradients = backward(g, loss, [...values.values()]);
  const parts = parameters(spec).map(({ kind, size }, i) =>
    frozen.includes(kind) ? constant(g, new Float32Array(size), [size]) : reshape(g, gradients[i]!, [size]),
  );
  return { loss, gradient: concatenate(g, parts) };
}

/** The parameters by name, cut from the flat vector. */
function unpack(g: Builder, spec: LlamaSpec, flat: Value): ReadonlyMap<string, Value> {
  const list = parameters(spec);
  const sizes = list.map(({ size }) => size);
  const parts = split(g, flat, sizes);
  return new Map(list.map(({ name, shape }, i) => [name, reshape(g, parts[i]!, shape)]));
}
