import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { embedding } from "#benchmarks/graphinstruct/metrics/embedding/released/embedding";
import { embeddingMmd } from "#benchmarks/graphinstruct/metrics/embedding/released/embedding-mmd";
import { grassmann } from "#benchmarks/graphinstruct/metrics/embedding/released/grassmann";
import { nodeGap } from "#benchmarks/graphinstruct/metrics/embedding/released/node-gap";

/** The parts of the published D3 and their weighted sum, each from 0 to 1. */
export interface ReleasedEmbeddingScore {
  readonly grassmann: number;
  readonly nodeGap: number;
  readonly embeddingMmd: number;
  readonly aggregate: number;
}

/**
 * D3 as released (without PyTorch Geometric). It depends on the order of the nodes, on the signs of eigenvectors and on
 * which graph is the reference; docs/graphinstruct.md has figures.
 *
 * @returns 0 for less than two nodes; undefined where a graph is too large for its spectrum
 */
export function releasedEmbeddingScore(generated: Facts, reference: Facts): ReleasedEmbeddingScore | undefined {
  if (generated.order < 2) return { grassmann: 0, nodeGap: 0, embeddingMmd: 0, aggregate: 0 };
  const [from, to] = [embedding(generated), embedding(reference)];
  if (!from || !to) return undefined;
  const gap = nodeGap(generated, reference);
  if (gap === undefined) return undefined;
  const parts = { grassmann: grassmann(from, to), nodeGap: gap, embeddingMmd: embeddingMmd(from, to) };
  return { ...parts, aggregate: 0.5 * parts.grassmann + 0.15 * parts.nodeGap + 0.35 * parts.embeddingMmd };
}
