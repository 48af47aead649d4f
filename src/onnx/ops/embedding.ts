import { type Builder, constant, differentiable, emit, sizeAt, type Value } from "#src/onnx/builder";
import { matmul } from "#src/onnx/ops/matmul";
import { flatten } from "#src/onnx/ops/shape";

/** Row `ids[…]` of the table [vocabulary, width] for each id, along a new innermost axis. */
export function embed(g: Builder, table: Value, ids: Value): Value {
  const y = emit(g, "Gather", [table, ids], [...ids.shape, sizeAt(table, 1)], { attributes: { axis: { int: 0 } } });
  return differentiable(g, y, [table, ids], (dy) => [
    matmul(g, flatten(g, oneHot(g, ids, sizeAt(table, 0))), flatten(g, dy), { transposeA: true }),
    undefined,
  ]);
}

/** 1 at each id and 0 elsewhere, along a new innermost axis: rows of the identity matrix. */
function oneHot(g: Builder, ids: Value, classes: number): Value {
  const identity = Float32Array.from({ length: classes * classes }, (_, i) => Number(i % (classes + 1) === 0));
  return embed(g, constant(g, identity, [classes, classes]), ids);
}
