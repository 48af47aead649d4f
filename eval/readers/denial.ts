import { sentences } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";

const negations = new Set(["not", "cannot", "can't", "no", "isn't", "impossible"]);
const goals = new Set([
  "possible",
  "impossible",
  "order",
  "ordering",
  "ordered",
  "sort",
  "sorted",
  "way",
  "solution",
  "visit",
  "visited",
  "satisfied",
]);
const idle = new Set(["if", "whether", "unless", "without", "other", "another", "unique", "only", "acyclic"]);
const cycles = new Set(["cycle", "cyclic", "circular"]);
const having = new Set(["is", "has", "have", "contains", "creates", "there"]);

/** Whether prose says that no order exists: "it is not possible to visit them all", "there is a cycle". */
export function denies(tokens: readonly Token[]): boolean {
  return sentences(tokens).some((sentence) => {
    const has = (set: ReadonlySet<string>) => sentence.some(({ lower }) => set.has(lower));
    if (has(idle)) return false;
    return has(negations) ? has(goals) && !has(cycles) : has(cycles) && has(having);
  });
}
