import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";
import { typeNouns } from "#benchmarks/graphinstruct/instructions/words/type-nouns";

/** The constraints that the subject of a sentence says: they are equations. */
const SAID = new Set(["num_nodes", "num_edges", "directed", "graph_type"]);

/** Whether `subject` says a constraint; the others are for `demand`. */
export function inSubject({ key }: Constraint): boolean {
  return SAID.has(key);
}

/** "a directed tree with exactly 7 nodes and 6 edges": what such constraints ask for, as far as they are there. */
export function subject(constraints: readonly Constraint[], noun = "graph"): string {
  const value = (key: string) => constraints.find((constraint) => constraint.key === key)?.value;
  const counts = [
    [value("num_nodes"), "node"],
    [value("num_edges"), "edge"],
  ].flatMap(([count, what]) => (count === undefined ? [] : [`${count} ${what}${count === "1" ? "" : "s"}`]));
  const way = value("directed");
  const type = value("graph_type");
  const kind = type === undefined ? noun : (typeNouns[type] ?? `${type} graph`);
  const words = [way === undefined ? "" : way === "true" ? "directed" : "undirected", kind].filter(Boolean).join(" ");
  return `${article(words)} ${words}${counts.length === 0 ? "" : ` with exactly ${counts.join(" and ")}`}`;
}

function article(words: string): string {
  return /^[aeiou]/.test(words) ? "an" : "a";
}
