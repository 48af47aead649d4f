import { type Builder, differentiable, emit, type Value } from "#src/onnx/builder";
import { add, multiply, subtract } from "#src/onnx/ops/elementwise";

/** gate·σ(gate)·up (Shazeer 2020, arXiv 2002.05202). */
export function swiGlu(g: Builder, gate: Value, up: Value): Value {
  const sigmoid = emit(g, "Sigmoid", [gate], gate.shape);
  const silu = emit(g, "Mul", [gate, sigmoid], gate.shape);
  const y = emit(g, "Mul", [silu, up], gate.shape);
  return differentiable(g, y, [gate, up], (dy) => {
    const dUp = multiply(g, dy, silu);
    // From d silu / d gate = σ + silu·(1 − σ), with the product dy·silu used twice.
    const dGate = multiply(g, up, add(g, dUp, multiply(g, sigmoid, subtract(g, dy, dUp))));
    return [dGate, dUp];
  });
}
