import type { Embedding } from "#benchmarks/graphinstruct/metrics/embedding/released/embedding";

/**
 * The mean squared cosine of the principal angles between the spaces that two embeddings span, from 0 to 1, the smaller
 * graph's nodes counted as the larger one's first and 0 thereafter. Columns are orthonormal, so the sum of the squared
 * cosines is the squared Frobenius norm of the product of the embeddings.
 */
export function grassmann(generated: Embedding, reference: Embedding): number {
  if (generated.columns === 0) return 0;
  if (reference.columns === 0) return 1;
  const columns = Math.min(generated.columns, reference.columns);
  const order = Math.min(generated.order, reference.order);
  let sum = 0;
  for (let a = 0; a < columns; a++) {
    for (let b = 0; b < columns; b++) {
      let product = 0;
      for (let u = 0; u < order; u++) {
        product += generated.points[u * generated.columns + a]! * reference.points[u * reference.columns + b]!;
      }
      sum += product * product;
    }
  }
  return Math.min(1, sum / columns);
}
