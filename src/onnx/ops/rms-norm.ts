import { type Builder, differentiable, emitAll, type Value } from "#src/onnx/builder";
import { multiply, subtract } from "#src/onnx/ops/elementwise";
import { innerMean, sum } from "#src/onnx/ops/reduce";
import { reshape } from "#src/onnx/ops/shape";

/** x / √(mean(x²) + ε) · weight over the innermost axis (Zhang & Sennrich 2019, arXiv 1910.07467). */
export function rmsNorm(g: Builder, x: Value, weight: Value, epsilon: number): Value {
  const outer = x.shape.slice(0, -1);
  const [y, inverse] = emitAll(g, "SimplifiedLayerNormalization", [x, weight], [x.shape, [...outer, 1]], {
    attributes: { axis: { int: -1 }, epsilon: { float: epsilon }, stash_type: { int: 1 } },
  });
  return differentiable(g, y!, [x, weight], (dy) => {
    const unit = multiply(g, x, inverse!);
    const scaled = multiply(g, dy, weight);
    const along = multiply(g, unit, innerMean(g, multiply(g, scaled, unit)));
    const dx = multiply(g, subtract(g, scaled, along), inverse!);
    const dWeight = sum(g, multiply(g, dy, unit), [...outer.keys()]);
    return [dx, reshape(g, dWeight, weight.shape)];
  });
}
