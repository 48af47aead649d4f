import type { Problem } from "#generators/problem";
import type { RealWorldItem } from "#generators/real-world/item";

/** Anything a model can be asked and judged on: a problem about a graph, or an item of a real-world set. */
export type Question = Problem | RealWorldItem;

export function isRealWorld(question: Question): question is RealWorldItem {
  return "kind" in question;
}
