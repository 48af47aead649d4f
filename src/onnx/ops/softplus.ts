import { type Builder, differentiable, emit, type Value } from "#src/onnx/builder";
import { multiply } from "#src/onnx/ops/elementwise";

/** log(1 + eˣ), which is −log σ(−x), without overflow. */
export function softplus(g: Builder, x: Value): Value {
  const y = emit(g, "Softplus", [x], x.shape);
  return differentiable(g, y, [x], (dy) => [multiply(g, dy, emit(g, "Sigmoid", [x], x.shape))]);
}
