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

/** 1 at each index, 0 elsewhere, along a new innermost axis. */
function oneHot(g: Builder, ids: Value, classes: number): Value {
  const depth = constant(g, BigInt64Array.of(BigInt(classes)), [], `depth ${classes}`);
  const offOn = constant(g, Float32Array.of(0, 1), [2], "off and on");
  return emit(g, "OneHot", [ids, depth, offOn], [...ids.shape, classes], { attributes: { axis: { int: -1 } } });
}
