import { type Builder, differentiable, emit, integers, type Value } from "#src/onnx/builder";
import { shapeOf } from "#src/onnx/ops/shape";

/** The sum over some axes, which stay with size 1. */
export function sum(g: Builder, x: Value, axes: readonly number[]): Value {
  const shape = x.shape.map((size, i) => (axes.includes(i) ? 1 : size));
  const y = emit(g, "ReduceSum", [x, integers(g, axes)], shape, { attributes: { keepdims: { int: 1 } } });
  return differentiable(g, y, [x], (dy) => [emit(g, "Expand", [dy, shapeOf(g, x)], x.shape)]);
}
