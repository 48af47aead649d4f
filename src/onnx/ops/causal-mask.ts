import { type Builder, emit, integers, scalar, type Value } from "#src/onnx/builder";
import { shapeOf } from "#src/onnx/ops/shape";

/**
 * What to add to attention scores so that no position sees a later one, repeated for `copies` stacked queries.
 *
 * @param sequences [rows, time]
 * @returns [copies · time, time]
 */
export function causalMask(g: Builder, sequences: Value, copies: number): Value {
  const time = shapeOf(g, sequences, 1, 2);
  const sizes = emit(g, "Concat", [time, time], [2], { type: "int64", attributes: { axis: { int: 0 } } });
  const full = emit(g, "Expand", [scalar(g, -1e9), sizes], ["time", "time"]);
  const later = emit(g, "Trilu", [full, integers(g, [1])], full.shape, { attributes: { upper: { int: 1 } } });
  return emit(g, "Tile", [later, integers(g, [copies, 1])], [stackedTime(copies), "time"]);
}

/** The name of the axis along which `copies` sequences are stacked. */
export function stackedTime(copies: number): string {
  return copies === 1 ? "time" : `${copies} · time`;
}
