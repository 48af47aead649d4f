import { learned, type Row } from "#src/onnx/batch";
import type { Objective } from "#src/onnx/objective";
import { negate } from "#src/onnx/ops/elementwise";
import { sum } from "#src/onnx/ops/reduce";
import { reshape } from "#src/onnx/ops/shape";

/** Supervised learning: the loss is the mean negative log-likelihood of a batch's weighted tokens. */
export const imitation: Objective<Row> = {
  metrics: [],
  rows: (row) => [row],
  unit: learned,
  measure: (g, weighted) => ({ loss: reshape(g, negate(g, sum(g, weighted, [0, 1, 2])), []) }),
  feed: () => ({}),
};
