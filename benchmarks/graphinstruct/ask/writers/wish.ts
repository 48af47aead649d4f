import type { Constraint } from "#benchmarks/graphinstruct/constraints/index";

/** What a writer takes from words that a graph should be like; it never sees the constraints themselves. */
export type Wish = Pick<Constraint, "key" | "operator" | "value">;

/** What is wished of a graph, by key. */
export type Wishes = ReadonlyMap<string, Wish>;

/** A wished number; undefined where there is no such wish. */
export function wished(wishes: Wishes, key: string): number | undefined {
  const wish = wishes.get(key);
  return wish === undefined ? undefined : Number(wish.value);
}

/** Whether a property is wished for by name. */
export function isWished(wishes: Wishes, key: string): boolean {
  return wishes.get(key)?.value === "true";
}

/** The wished type of graph. */
export function typeWished(wishes: Wishes): string | undefined {
  return wishes.get("graph_type")?.value;
}
