import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Encoder } from "#benchmarks/graphinstruct/diagnostics/text/encoder";
import { statements } from "#benchmarks/graphinstruct/diagnostics/text/statements";

/** Edges up to which all pairs of statements are compared. */
const LARGEST = 1000;

/**
 * BERTScore of what two graphs say, a statement for a token: F1 of the mean cosine of each statement with the closest one
 * of the other graph (Zhang et al. 2020, section 3; Huang et al. 2025), from -1 to 1. 0 where one graph says nothing.
 *
 * @returns undefined for graphs of more than LARGEST edges
 */
export async function gBertScore(generated: Facts, reference: Facts, encode: Encoder): Promise<number | undefined> {
  if (generated.size > LARGEST || reference.size > LARGEST) return undefined;
  const [said, expected] = [statements(generated.written), statements(reference.written)];
  if (said.length === 0 || expected.length === 0) return Number(said.length === expected.length);
  const vectors = (await encode([...said, ...expected])).map(unit);
  const [own, others] = [vectors.slice(0, said.length), vectors.slice(said.length)];
  const precision = meanClosest(own, others);
  const recall = meanClosest(others, own);
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector));
  return length === 0 ? vector : vector.map((entry) => entry / length);
}

function meanClosest(from: readonly Float32Array[], to: readonly Float32Array[]): number {
  let sum = 0;
  for (const vector of from) sum += to.reduce((most, other) => Math.max(most, product(vector, other)), -1);
  return sum / from.length;
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
