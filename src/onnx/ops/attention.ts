import { type Builder, differentiable, emit, sizeAt, type Value } from "#src/onnx/builder";
import { add, multiply, subtract } from "#src/onnx/ops/elementwise";
import { matmul } from "#src/onnx/ops/matmul";
import { sum } from "#src/onnx/ops/reduce";

/**
 * softmax(q·kᵀ/√width + mask)·v.
 *
 * @param q [batch, groups, members · time, width]: the query heads that share a key head are stacked along time
 * @param k [batch, groups, time, width]
 * @param v like k
 * @param mask [members · time, time]
 */
export function attention(g: Builder, q: Value, k: Value, v: Value, mask: Value): Value {
  const scale = 1 / Math.sqrt(sizeAt(q, -1));
  const scores = add(g, matmul(g, q, k, { transposeB: true, scale }), mask);
  const p = emit(g, "Softmax", [scores], scores.shape, { attributes: { axis: { int: -1 } } });
  const o = emit(g, "MatMul", [p, v], q.shape);
  return differentiable(g, o, [q, k, v], (dO) => {
    const dP = matmul(g, dO, v, { transposeB: true });
    // Σ p·dP over a row of scores equals Σ o·dO over the row of the output, which is shorter.
    const dScores = multiply(g, p, subtract(g, dP, sum(g, multiply(g, dO, o), [o.shape.length - 1])));
    return [
      matmul(g, dScores, k, { scale }),
      matmul(g, dScores, q, { transposeA: true, scale }),
      matmul(g, p, dO, { transposeA: true }),
    ];
  });
}
