import { type Builder, differentiable, emit, scalar, type Value } from "#src/onnx/builder";
import { multiply, negate, subtract } from "#src/onnx/ops/elementwise";
import { reshape } from "#src/onnx/ops/shape";

/**
 * The log-probability of each target under the softmax of its row.
 *
 * @param logits [rows, time, classes]
 * @param targets [rows, time], class indices
 * @returns [rows, time, 1]
 */
export function logProbability(g: Builder, logits: Value, targets: Value): Value {
  const column = [...targets.shape, 1];
  const index = reshape(g, targets, column);
  const logs = emit(g, "LogSoftmax", [logits], logits.shape, { attributes: { axis: { int: -1 } } });
  const picked = emit(g, "GatherElements", [logs, index], column, { attributes: { axis: { int: -1 } } });
  return differentiable(g, picked, [logits, targets], (dy) => {
    // −dy·p everywhere, but dy·(1 − p) at the target.
    const others = multiply(g, exponential(g, logs), negate(g, dy));
    const target = multiply(g, subtract(g, scalar(g, 1), exponential(g, picked)), dy);
    const attributes = { axis: { int: -1 } };
    return [emit(g, "ScatterElements", [others, index, target], logits.shape, { attributes }), undefined];
  });
}

function exponential(g: Builder, x: Value): Value {
  return emit(g, "Exp", [x], x.shape);
}
