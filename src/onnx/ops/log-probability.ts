import { type Builder, differentiable, emit, sizeOf, type Value } from "#src/onnx/builder";
import { multiply, subtract } from "#src/onnx/ops/elementwise";
import { oneHot } from "#src/onnx/ops/embedding";
import { reshape } from "#src/onnx/ops/shape";

/**
 * The log-probability of each target under the softmax of its row.
 *
 * @param logits [rows, classes]
 * @param targets [rows], class indices
 * @returns [rows, 1]
 */
export function logProbability(g: Builder, logits: Value, targets: Value): Value {
  const [rows, classes] = logits.shape;
  const logs = emit(g, "LogSoftmax", [logits], logits.shape, { attributes: { axis: { int: -1 } } });
  const picked = emit(g, "GatherElements", [logs, reshape(g, targets, [rows!, 1])], [rows!, 1], {
    attributes: { axis: { int: 1 } },
  });
  return differentiable(g, picked, [logits, targets], (dy) => {
    const probabilities = emit(g, "Exp", [logs], logs.shape);
    return [multiply(g, subtract(g, oneHot(g, targets, sizeOf([classes!])), probabilities), dy), undefined];
  });
}
