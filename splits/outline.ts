import { type RealWorldSetName, realWorldSets } from "#generators/real-world/index";
import { type Mix, mixtures } from "#splits/mix";
import { equalParts, type Mixture } from "#splits/mixture";
import { groupsOf } from "#splits/patterns/groups";
import { patterns } from "#splits/patterns/index";
import type { RealWorld } from "#splits/patterns/pattern";
import { type Setting, type SettingsOptions, settingsOf } from "#splits/settings";
import { UserError } from "#src/errors";
import { names, pick, unknownName } from "#src/pick";

/** What splits are to hold, before anything is drawn. */
export interface Outline {
  /** Settings with a test file each, and a training file each unless there are mixtures. */
  readonly settings: readonly Setting[];
  /** Training files that mix tasks. */
  readonly mixtures: readonly Mixture[];
  /** What the parts of mixtures are drawn from, a setting for each task. */
  readonly parts: readonly Setting[];
  /** Real-world sets, with a training file and a test file each. */
  readonly sets: readonly RealWorldSetName[];
  /** The mixture of related tasks of each set. */
  readonly related: Partial<Readonly<Record<RealWorldSetName, string>>>;
}

/** What decides what splits hold. */
export interface OutlineOptions extends SettingsOptions {
  readonly pattern: string;
  /** Rows of each training file. */
  readonly train: number;
  /** Reasoning pattern: train on mixtures alone and test on all tasks; undefined: train on each task. */
  readonly mix?: Mix;
  /** Real-world pattern: the folder of the sets' public files; undefined: the samples that ship. */
  readonly data?: string;
}

/**
 * What the splits of a pattern hold.
 *
 * @throws UserError for unknown names, and for options that do not go together
 */
export function outlineOf(options: OutlineOptions): Outline {
  const pattern = pick("pattern", patterns, options.pattern);
  const { data, mix, tasks, train } = options;
  if (pattern.realWorld) {
    if (mix ?? tasks) throw misplaced(mix ? "mix" : "task", "a pattern of tasks", options);
    return realWorldOutline(pattern.realWorld, groupsOf(pattern), options);
  }
  if (data !== undefined) throw misplaced("data", "the real-world pattern", options);
  const settings = settingsOf(pattern, options);
  const plain: Outline = { settings, mixtures: [], parts: [], sets: [], related: {} };
  if (!mix) return plain;
  if (pattern !== patterns.reasoning) throw misplaced("mix", "the reasoning pattern", options);
  return { ...plain, mixtures: train === 0 ? [] : mixtures(mix, train), parts: partsOf(options) };
}

function misplaced(option: string, expected: string, { pattern }: OutlineOptions): UserError {
  return new UserError(`${option}: expected ${expected}, got ${pattern}; leave ${option} out`);
}

/** One setting for each task. */
function partsOf({ problems = {} }: SettingsOptions): Setting[] {
  return settingsOf(patterns.reasoning, { problems });
}

function realWorldOutline(
  { mixtures: all, related }: RealWorld,
  groups: Readonly<Record<string, readonly string[]>>,
  options: OutlineOptions,
): Outline {
  const { settings: wanted, train } = options;
  const known = Object.entries(groups).flatMap(([group, settings]) => [group, ...settings]);
  const stray = wanted?.find((name) => !known.includes(name));
  if (stray !== undefined) throw unknownName("setting", stray, known);
  const chosen = (group: string) => (name: string) =>
    wanted === undefined || wanted.includes(group) || wanted.includes(name);
  const mixed = Object.entries(all)
    .filter(([name]) => train > 0 && chosen("synthetic")(name))
    .map(([name, tasks]) => ({ name, parts: equalParts(train, tasks) }));
  const sets = names(realWorldSets).filter(chosen("sets"));
  return { settings: [], mixtures: mixed, parts: partsOf(options), sets, related };
}
