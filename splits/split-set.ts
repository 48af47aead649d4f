import type { RealWorldSetName } from "#generators/real-world/index";
import { itemInstance } from "#generators/real-world/item-instance";
import { type LoadedSet, loadSet } from "#generators/real-world/load-set";
import type { SourceItem } from "#generators/real-world/set";
import type { Plan } from "#splits/fill-cells";
import type { Split } from "#splits/manifest";
import { UserError } from "#src/errors";
import { stream } from "#src/rng";

/** The items of a real-world set, divided into a training part and a test part. */
export interface SplitSet {
  readonly set: RealWorldSetName;
  readonly parts: Readonly<Record<Split, readonly SourceItem[]>>;
  /** Where they come from, and how many there are. */
  readonly source: Source;
}

export interface Source extends Pick<LoadedSet, "files" | "unusable"> {
  /** Different items, both parts together, whether asked for or not. */
  readonly items: number;
  /** Items left out because another has the same words. */
  readonly repeated: number;
}

/**
 * Divides a set by the hashes of its items, in the ratio of the rows asked for: the same item is on the same side
 * whatever the seed. Of items with the same words (a crossword with easier and harder options) a random one stays.
 *
 * @param data the folder of the public files; undefined: the samples that ship
 * @throws UserError as `loadSet`, and where a part that is asked for would be empty
 */
export function splitSet(set: RealWorldSetName, data: string | undefined, plan: Plan): SplitSet {
  const { items, files, unusable } = loadSet(set, data);
  const unique = distinct(set, items, plan.seed);
  const boundary = Math.round((unique.length * plan.test) / (plan.train + plan.test));
  const part = (split: Split, side: readonly SourceItem[]) => {
    const taken = stream(plan.seed, plan.pattern, set, split, "rows").shuffle(side).slice(0, plan[split]);
    if (taken.length > 0 || plan[split] === 0) return taken;
    throw new UserError(`${set}: expected items for ${split}, got ${unique.length} in all; bring more with --data`);
  };
  return {
    set,
    parts: { test: part("test", unique.slice(0, boundary)), train: part("train", unique.slice(boundary)) },
    source: { files, items: unique.length, repeated: items.length - unique.length, unusable },
  };
}

/** One item of each instance, in the order of their hashes. */
function distinct(set: RealWorldSetName, items: readonly SourceItem[], seed: number): SourceItem[] {
  const groups = new Map<string, SourceItem[]>();
  for (const item of items) {
    const instance = itemInstance(set, item.texts);
    groups.set(instance, [...(groups.get(instance) ?? []), item]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([instance, alike]) => stream(seed, "alike", instance).pick(alike));
}
