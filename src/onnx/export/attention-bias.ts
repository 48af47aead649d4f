import { type Builder, emit, integers, scalar, type Value } from "#src/onnx/builder";
import { add, scale, subtract } from "#src/onnx/ops/elementwise";
import { shapeOf } from "#src/onnx/ops/shape";

/** Added to a score that must not count: finite, so that a row of nothing else still has a softmax. */
const NEVER = -1e9;

/**
 * What to add to attention scores so that no position sees a later one or padding.
 *
 * @param ids [batch, sequence], the last of `total` positions
 * @param mask [batch, total], 0 at padding
 * @returns [batch, 1, 1, sequence, total]
 */
export function attentionBias(g: Builder, ids: Value, mask: Value): Value {
  const seen = emit(g, "Cast", [mask], mask.shape, { attributes: { to: { int: 1 } } });
  const padding = scale(g, subtract(g, scalar(g, 1), seen), NEVER);
  const shape = ["batch", 1, 1, 1, "total"];
  return add(g, emit(g, "Unsqueeze", [padding, integers(g, [1, 2, 3])], shape), later(g, ids, mask));
}

/** NEVER where a column lies after a row's own, [sequence, total]. */
function later(g: Builder, ids: Value, mask: Value): Value {
  const sequence = shapeOf(g, ids, 1, 2);
  const total = shapeOf(g, mask, 1, 2);
  const sizes = emit(g, "Concat", [sequence, total], [2], { type: "int64", attributes: { axis: { int: 0 } } });
  const all = emit(g, "Expand", [scalar(g, NEVER), sizes], ["sequence", "total"]);
  const past = emit(g, "Sub", [total, sequence], [1], { type: "int64" });
  const next = emit(g, "Add", [past, integers(g, [1])], [1], { type: "int64" });
  const diagonal = emit(g, "Squeeze", [next], [], { type: "int64" });
  return emit(g, "Trilu", [all, diagonal], all.shape, { attributes: { upper: { int: 1 } } });
}
