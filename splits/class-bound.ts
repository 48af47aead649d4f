import { isDirected, type Relation } from "#generators/tasks/relation";

/** Unlabelled directed acyclic graphs of 0, 1, 2 … nodes (OEIS A003087; enumerated again in the tests). */
const ACYCLIC = [1, 1, 2, 6, 31, 302, 5984];

/**
 * How many instances there are up to isomorphism, whatever family they are drawn from: graphs of one relation with
 * `values` possible weights (1: unweighted) and a query about two nodes, or about none where the relation is
 * `precedence`. By Burnside's lemma over the renumberings that keep the query; undirected queries read the same from
 * either end. A family, or a task that refuses some graphs, can only make it fewer.
 *
 * @returns Infinity for more than 8 nodes, acyclic graphs 6: millions, and more than any file asks for
 */
export function classBound(relation: Relation, order: number, values: number): number {
  if (relation === "precedence") return ACYCLIC[order] ?? Number.POSITIVE_INFINITY;
  if (order < 2) return 0;
  if (order > 8) return Number.POSITIVE_INFINITY;
  const directed = isDirected(relation);
  const ends = directed ? [[1, 1]] : [[1, 1], [2]];
  let fixed = 0;
  for (const rest of partitions(order - 2)) {
    for (const pair of ends) fixed += (values + 1) ** pairCycles([...pair, ...rest], directed) / symmetries(rest);
  }
  return Math.round(fixed / ends.length);
}

/** The cycles in which a permutation with these cycle lengths moves the pairs of nodes. */
function pairCycles(lengths: readonly number[], directed: boolean): number {
  let count = 0;
  lengths.forEach((a, i) => {
    count += directed ? a - 1 : Math.floor(a / 2);
    for (const b of lengths.slice(0, i)) count += directed ? 2 * gcd(a, b) : gcd(a, b);
  });
  return count;
}

/** How many permutations commute with one of these cycle lengths: n! over it is the size of its class. */
function symmetries(lengths: readonly number[]): number {
  return lengths.reduce((product, a, i) => product * a * lengths.slice(0, i + 1).filter((b) => b === a).length, 1);
}

function partitions(total: number, largest = total): number[][] {
  if (total === 0) return [[]];
  return Array.from({ length: Math.min(total, largest) }, (_, i) => i + 1).flatMap((part) =>
    partitions(total - part, part).map((rest) => [part, ...rest]),
  );
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
