import { type Builder, constant, differentiable, emit, sizeOf, type Value } from "#src/onnx/builder";
import { matmul } from "#src/onnx/ops/matmul";

/** Row `ids[i]` of the table [vocabulary, width] for each i. The gradient is for ids of one axis. */
export function embed(g: Builder, table: Value, ids: Value): Value {
  const [vocabulary, width] = table.shape;
  const y = emit(g, "Gather", [table, ids], [...ids.shape, width!], { attributes: { axis: { int: 0 } } });
  return differentiable(g, y, [table, ids], (dy) => [
    matmul(g, oneHot(g, ids, sizeOf([vocabulary!])), dy, { transposeA: true }),
    undefined,
  ]);
}

/** 1 at each index, 0 elsewhere, along a new innermost axis. */
export function oneHot(g: Builder, ids: Value, classes: number): Value {
  const depth = constant(g, BigInt64Array.of(BigInt(classes)), [], `depth ${classes}`);
  const offOn = constant(g, Float32Array.of(0, 1), [2], "off and on");
  return emit(g, "OneHot", [ids, depth, offOn], [...ids.shape, classes], { attributes: { axis: { int: -1 } } });
}
