import { realWorldSets } from "#generators/real-world/index";
import type { Pattern } from "#splits/patterns/pattern";
import { names } from "#src/pick";

/** The names of a pattern's settings, by what they differ in: its axes, or synthetic tasks and real-world sets. */
export function groupsOf({ axes, realWorld }: Pattern): Record<string, readonly string[]> {
  const differing = Object.entries(axes).map(([axis, { settings }]) => [axis, Object.keys(settings)]);
  if (!realWorld) return Object.fromEntries(differing);
  return { synthetic: names(realWorld.mixtures), sets: names(realWorldSets) };
}
