import type { RealWorldSetName } from "#generators/real-world/index";
import { itemInstance } from "#generators/real-world/item-instance";
import { type LoadedSet, loadSet } from "#generators/real-world/load-set";
import type { SourceItem } from "#generators/real-world/set";
import type { Plan } from "#splits/fill-cells";
import { itemForm } from "#splits/item-form";
import type { Split } from "#splits/manifest";
import { UserError } from "#src/errors";
import { stream } from "#src/rng";

/** The items of a real-world set, divided into a training part and a test part. */
export interface SplitSet {
  readonly set: RealWorldSetName;
  readonly parts: Readonly<Record<Split, readonly SourceItem[]>>;
  readonly source: SetSource;
}

/** Where the items of a set come from, and how many there are. */
export interface SetSource extends Pick<LoadedSet, "files" | "unusable"> {
  /** Different items, both parts together, whether asked for or not. */
  readonly items: number;
  /** Different instances among them: a crossword of another level has other options for the same facts. */
  readonly instances: number;
  /** Items left out because another asks the same. */
  readonly repeated: number;
}

/**
 * Divides a set by the hashes of its instances, in the ratio of the rows asked for: the same instance is on the same side
 * whatever the seed. A part repeats no instance before it has all.
 *
 * @param data the folder of the public files; undefined: the samples that ship
 * @throws UserError as `loadSet`, and where a part that is asked for would be empty
 */
export function splitSet(set: RealWorldSetName, data: string | undefined, plan: Plan): SplitSet {
  const { items, files, unusable } = loadSet(set, data);
  const instances = instancesOf(set, items);
  const boundary = Math.round((instances.length * plan.test) / (plan.train + plan.test));
  const part = (split: Split, side: readonly SourceItem[][]) => {
    const rng = stream(plan.seed, plan.pattern, set, split, "rows");
    const levels = rng.shuffle(side).map((instance) => rng.shuffle(instance));
    const taken = [...levels.map(([first]) => first!), ...levels.flatMap(([, ...others]) => others)];
    if (taken.length > 0 || plan[split] === 0) return taken.slice(0, plan[split]);
    throw new UserError(`${set}: expected items for ${split}, got ${items.length} in all; bring more with --data`);
  };
  const different = instances.flat().length;
  return {
    set,
    parts: { test: part("test", instances.slice(0, boundary)), train: part("train", instances.slice(boundary)) },
    source: { files, items: different, instances: instances.length, repeated: items.length - different, unusable },
  };
}

/** The items by instance, in the order of its hash, each once. */
function instancesOf(set: RealWorldSetName, items: readonly SourceItem[]): SourceItem[][] {
  const instances = new Map<string, Map<string, SourceItem>>();
  for (const item of items) {
    const instance = itemInstance(set, item.texts);
    const forms = instances.get(instance) ?? new Map<string, SourceItem>();
    const form = itemForm({ instance, facets: item.facets });
    if (!forms.has(form)) forms.set(form, item);
    instances.set(instance, forms);
  }
  return [...instances.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, forms]) => [...forms.values()]);
}
