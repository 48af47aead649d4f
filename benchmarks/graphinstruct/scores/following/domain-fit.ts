import type { Facts } from "#benchmarks/graphinstruct/constraints/index";

/**
 * How like the references a graph is: the best over them of six likenesses, from 0 to 1 (level 4 of dimension 4; the
 * released code's definitions and weights, which the paper does not give).
 */
export function domainFit(facts: Facts, references: readonly Facts[]): number {
  let best = 0;
  for (const reference of references) best = Math.max(best, likeness(facts, reference));
  return best;
}

function likeness(facts: Facts, reference: Facts): number {
  return (
    0.25 * Math.max(0, 1 - 1.5 * kolmogorovSmirnov(facts.degrees, reference.degrees)) +
    0.2 * near(facts.clustering, reference.clustering, 3) +
    0.15 * ratio(facts.density, reference.density) +
    0.15 * (reference.connected && !(facts.connected && facts.order > 0) ? 0.3 : 1) +
    0.15 * near(facts.assortativity, reference.assortativity, 2) +
    0.1 * near(closure(facts, facts.directed), closure(reference, facts.directed), 3)
  );
}

/** 1 less the gap times `slope`, at least 0; two undefined values are alike, one is not. */
function near(one: number | undefined, other: number | undefined, slope: number): number {
  if (one === undefined || other === undefined) return one === other ? 1 : 0;
  return Math.max(0, 1 - slope * Math.abs(one - other));
}

function ratio(one: number, other: number): number {
  const most = Math.max(one, other);
  return most === 0 ? 1 : Math.min(one, other) / most;
}

/** Closed triangles, or of a directed graph closed pairs; none where there are no edges. */
function closure(facts: Facts, directed: boolean): number | undefined {
  return directed ? (facts.reciprocity ?? 0) : facts.transitivity;
}

/** The largest gap between the cumulated distributions of two samples (Smirnov 1948); 1 where one is empty. */
function kolmogorovSmirnov(one: Int32Array, other: Int32Array): number {
  if (one.length === 0 || other.length === 0) return one.length === other.length ? 0 : 1;
  const [a, b] = [counted(one), counted(other)];
  let [belowA, belowB, gap] = [0, 0, 0];
  for (let degree = 0; degree < Math.max(a.length, b.length); degree++) {
    belowA += a[degree] ?? 0;
    belowB += b[degree] ?? 0;
    gap = Math.max(gap, Math.abs(belowA / one.length - belowB / other.length));
  }
  return gap;
}

/** How often each degree occurs. */
function counted(degrees: Int32Array): Int32Array {
  let most = 0;
  for (const degree of degrees) most = Math.max(most, degree);
  const counts = new Int32Array(most + 1);
  for (const degree of degrees) counts[degree]!++;
  return counts;
}
