/**
 * What an edge means: `link` (undirected), `distance` (undirected, weighted), `precedence` (directed, acyclic),
 * `capacity` (directed, weighted). An encoding words each of the four; a task names the one it needs.
 */
export type Relation = "link" | "distance" | "precedence" | "capacity";

/** Whether its edges have directions. */
export function isDirected(relation: Relation): boolean {
  return relation === "precedence" || relation === "capacity";
}

/** Whether its edges have weights or capacities. */
export function isWeighted(relation: Relation): boolean {
  return relation === "distance" || relation === "capacity";
}
