import { backward } from "#src/onnx/backward";
import { type Builder, constant, type Value } from "#src/onnx/builder";
import type { LlamaSpec } from "#src/onnx/llama";
import type { Objective } from "#src/onnx/objective";
import { concatenate, reshape, split } from "#src/onnx/ops/shape";
import { type Parameter, parameters } from "#src/onnx/parameters";
import { weightedLogs } from "#src/onnx/weighted-logs";

/**
 * Loss and metrics of an objective and the flat gradient of the loss, which is 0 for frozen kinds of parameters. Declares
 * the inputs of `weightedLogs` and of the objective.
 */
export function lossAndGradient(
  g: Builder,
  spec: LlamaSpec,
  flat: Value,
  objective: Objective<never>,
  frozen: readonly Parameter["kind"][],
): { readonly loss: Value; readonly gradient: Value } & Readonly<Record<string, Value>> {
  const values = unpack(g, spec, flat);
  const measured = objective.measure(
    g,
    weightedLogs(g, spec, (name) => values.get(name)!),
  );
  const gradients = backward(g, measured.loss, [...values.values()]);
  const parts = parameters(spec).map(({ kind, size }, i) =>
    frozen.includes(kind) ? constant(g, new Float32Array(size), [size]) : reshape(g, gradients[i]!, [size]),
  );
  return { ...measured, gradient: concatenate(g, parts) };
}

/** The parameters by name, cut from the flat vector. */
function unpack(g: Builder, spec: LlamaSpec, flat: Value): ReadonlyMap<string, Value> {
  const list = parameters(spec);
  const sizes = list.map(({ size }) => size);
  const parts = split(g, flat, sizes);
  return new Map(list.map(({ name, shape }, i) => [name, reshape(g, parts[i]!, shape)]));
}
