import { type Builder, constant, differentiable, emit, sizeOf, type Value } from "#src/onnx/builder";
import { add, multiply, subtract } from "#src/onnx/ops/elementwise";
import { matmul } from "#src/onnx/ops/matmul";
import { sum } from "#src/onnx/ops/reduce";

/**
 * softmax(q·kᵀ/√width)·v in which no position sees a later one.
 *
 * @param q [batch, groups, members · time, width]: the query heads that share a key head are stacked along time
 * @param k [batch, groups, time, width]
 * @param v like k
 */
export function causalAttention(g: Builder, q: Value, k: Value, v: Value): Value {
  const scale = 1 / Math.sqrt(sizeOf(q.shape.slice(-1)));
  const scores = add(g, matmul(g, q, k, { transposeB: true, scale }), causalMask(g, q, k));
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

function causalMask(g: Builder, q: Value, k: Value): Value {
  const rows = sizeOf(q.shape.slice(-2, -1));
  const time = sizeOf(k.shape.slice(-2, -1));
  const mask = Float32Array.from({ length: rows * time }, (_, i) => {
    return i % time <= Math.floor(i / time) % time ? 0 : -1e9;
  });
  return constant(g, mask, [1, 1, rows, time], "causal mask");
}
