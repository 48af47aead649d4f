import { batchOf, type Row } from "#src/onnx/batch";
import { type Tensor, tensor } from "#src/onnx/runtime";

/**
 * The inputs of `weightedLogs`.
 *
 * @param unit the weight that becomes 1
 * @throws UserError and RangeError as `batchOf`
 */
export function batchInputs(rows: readonly Row[], positions: number, unit: number): Readonly<Record<string, Tensor>> {
  const { ids, targets, weights, time } = batchOf(rows, positions, unit);
  const dims = [rows.length, time];
  return { ids: tensor(ids, dims), targets: tensor(targets, dims), weights: tensor(weights, dims) };
}
