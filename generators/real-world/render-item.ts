import type { FormatName } from "#generators/formats";
import { realWorldFormats } from "#generators/real-world/formats";
import type { RealWorldSetName } from "#generators/real-world/index";
import type { RealWorldItem, RealWorldKind } from "#generators/real-world/item";
import { itemInstance } from "#generators/real-world/item-instance";
import type { SourceItem } from "#generators/real-world/set";
import { digest } from "#src/hash";
import type { Rng } from "#src/rng";

/** Puts an item of a set into words. */
export function renderItem<Kind extends RealWorldKind>(
  task: RealWorldSetName,
  { kind, texts, facets, pose }: SourceItem<Kind>,
  format: FormatName,
  rng: Rng,
): RealWorldItem<Kind> {
  const { question, ...posed } = pose(rng);
  const { ask, state } = realWorldFormats[format][kind];
  const prompt = `${question}\n${ask}`;
  const instance = itemInstance(task, texts);
  return { id: digest(prompt), instance, task, kind, texts, prompt, target: state(posed.answer), ...posed, facets };
}
