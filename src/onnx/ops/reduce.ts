import { type Builder, differentiable, emit, integers, staticShape, type Value } from "#src/onnx/builder";

/** The sum over some axes, which stay with size 1. */
export function sum(g: Builder, x: Value, axes: readonly number[]): Value {
  const y = emit(g, "ReduceSum", [x, integers(g, axes)], reduced(x, axes), { attributes: { keepdims: { int: 1 } } });
  return differentiable(g, y, [x], (dy) => [emit(g, "Expand", [dy, integers(g, staticShape(x.shape))], x.shape)]);
}

/** The mean over the innermost axis, which stays with size 1. No gradient. */
export function innerMean(g: Builder, x: Value): Value {
  const axis = x.shape.length - 1;
  return emit(g, "ReduceMean", [x, integers(g, [axis])], reduced(x, [axis]), { attributes: { keepdims: { int: 1 } } });
}

function reduced(x: Value, axes: readonly number[]) {
  return x.shape.map((size, i) => (axes.includes(i) ? 1 : size));
}
