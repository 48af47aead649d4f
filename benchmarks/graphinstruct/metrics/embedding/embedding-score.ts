import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { type HeatScore, heatScore } from "#benchmarks/graphinstruct/metrics/embedding/heat/heat-score";
import {
  type ReleasedEmbeddingScore,
  releasedEmbeddingScore,
} from "#benchmarks/graphinstruct/metrics/embedding/released/released-embedding-score";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/**
 * D3 of one output: how like a reference it is where nodes are points, as released or independent of the nodes' order.
 *
 * @returns undefined where a graph is too large for its spectrum
 */
export function embeddingScore(
  generated: Facts,
  reference: Facts,
  mode: ScoreMode,
): ReleasedEmbeddingScore | HeatScore | undefined {
  return mode === "compat" ? releasedEmbeddingScore(generated, reference) : heatScore(generated, reference);
}
