import { type Builder, differentiable, emitAll, sizeAt, type Value } from "#src/onnx/builder";
import { sumTo } from "#src/onnx/ops/broadcast";
import { multiply, subtract } from "#src/onnx/ops/elementwise";
import { matmul } from "#src/onnx/ops/matmul";
import { reshape } from "#src/onnx/ops/shape";

/** x / √(mean(x²) + ε) · weight over the innermost axis (Zhang & Sennrich 2019, arXiv 1910.07467). */
export function rmsNorm(g: Builder, x: Value, weight: Value, epsilon: number): Value {
  const outer = x.shape.slice(0, -1);
  const [y, inverse] = emitAll(g, "SimplifiedLayerNormalization", [x, weight], [x.shape, [...outer, 1]], {
    attributes: { axis: { int: -1 }, epsilon: { float: epsilon }, stash_type: { int: 1 } },
  });
  return differentiable(g, y!, [x, weight], (dy) => {
    const unit = multiply(g, x, inverse!);
    const byWeight = multiply(g, dy, unit);
    const width = sizeAt(weight, 0);
    const mean = matmul(g, byWeight, reshape(g, weight, [width, 1]), { scale: 1 / width });
    const dx = multiply(g, subtract(g, multiply(g, dy, weight), multiply(g, unit, mean)), inverse!);
    return [dx, sumTo(g, byWeight, weight.shape)];
  });
}
