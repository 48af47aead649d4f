import { type Builder, differentiable, emit, scalar, type Value } from "#src/onnx/builder";
import { broadcastShape, sumTo } from "#src/onnx/ops/broadcast";

export function add(g: Builder, a: Value, b: Value): Value {
  const y = emit(g, "Add", [a, b], broadcastShape(a.shape, b.shape));
  return differentiable(g, y, [a, b], (dy) => [sumTo(g, dy, a.shape), sumTo(g, dy, b.shape)]);
}

export function subtract(g: Builder, a: Value, b: Value): Value {
  const y = emit(g, "Sub", [a, b], broadcastShape(a.shape, b.shape));
  return differentiable(g, y, [a, b], (dy) => [sumTo(g, dy, a.shape), sumTo(g, negate(g, dy), b.shape)]);
}

export function multiply(g: Builder, a: Value, b: Value): Value {
  const y = emit(g, "Mul", [a, b], broadcastShape(a.shape, b.shape));
  return differentiable(g, y, [a, b], (dy) => [
    sumTo(g, multiply(g, dy, b), a.shape),
    sumTo(g, multiply(g, dy, a), b.shape),
  ]);
}

export function negate(g: Builder, x: Value): Value {
  const y = emit(g, "Neg", [x], x.shape);
  return differentiable(g, y, [x], (dy) => [negate(g, dy)]);
}

/** No gradient. */
export function divide(g: Builder, a: Value, b: Value): Value {
  return emit(g, "Div", [a, b], broadcastShape(a.shape, b.shape));
}

/** `x` times a fixed number. */
export function scale(g: Builder, x: Value, factor: number): Value {
  return multiply(g, x, scalar(g, factor));
}
