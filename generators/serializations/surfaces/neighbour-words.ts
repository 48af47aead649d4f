import type { Neighbour } from "#generators/serializations/surfaces/neighbours-of";

/** Neighbours in prose: "1, 2", "1 (weight 5), 2 (weight 3)", "none". */
export function neighbourWords(neighbours: readonly Neighbour[]): string {
  const words = neighbours.map(([node, weight]) => (weight === undefined ? node : `${node} (weight ${weight})`));
  return words.join(", ") || "none";
}
