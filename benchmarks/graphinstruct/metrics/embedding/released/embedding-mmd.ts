import type { Embedding } from "#benchmarks/graphinstruct/metrics/embedding/released/embedding";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";

/**
 * 1 / (1 + MMD) of two sets of points, from 0 to 1: the biased estimate with a Gaussian kernel of bandwidth 1 (Gretton et
 * al. 2012, equation 5). 0 where one of them is empty.
 */
export function embeddingMmd(generated: Embedding, reference: Embedding): number {
  const columns = Math.min(generated.columns, reference.columns);
  if (columns === 0) return 0;
  const own = ownLikeness(generated, columns) + ownLikeness(reference, columns);
  return 1 / (1 + Math.sqrt(Math.max(0, own - 2 * likeness(generated, reference, columns))));
}

function ownLikeness(points: Embedding, columns: number): number {
  return points.columns === columns ? fullOwnLikeness(points) : likeness(points, points, columns);
}

const fullOwnLikeness = kept((points: Embedding) => likeness(points, points, points.columns));

/** The mean of the kernel over all pairs. */
function likeness(a: Embedding, b: Embedding, columns: number): number {
  let sum = 0;
  for (let u = 0; u < a.order; u++) {
    for (let v = 0; v < b.order; v++) {
      let square = 0;
      for (let c = 0; c < columns; c++) {
        const difference = a.points[u * a.columns + c]! - b.points[v * b.columns + c]!;
        square += difference * difference;
      }
      sum += Math.exp(-square / 2);
    }
  }
  return sum / (a.order * b.order);
}
