import { tasks } from "#generators/tasks/index";
import { groupsOf, mixtureNamed } from "#splits/index";
import { type PatternName, patterns } from "#splits/patterns/index";
import { UserError } from "#src/errors";
import { names, unknownName } from "#src/pick";

/**
 * The pattern that a setting belongs to. A mixture such as `shortest-path-25` belongs to the reasoning pattern.
 *
 * @param wanted where to look; undefined: in all patterns
 * @throws UserError for a name that no pattern has, and for one that several have
 */
export function patternOf(setting: string, wanted?: string): PatternName {
  const all = names(patterns).filter((name) => wanted === undefined || name === wanted);
  const has = (pattern: PatternName) =>
    settingsIn(pattern).includes(setting) || (pattern === "reasoning" && isMixture(setting));
  const found = all.filter(has);
  if (found.length === 1) return found[0]!;
  if (found.length > 1) {
    throw new UserError(
      `${setting} could mean ${found.map((pattern) => `${pattern}'s`).join(" or ")}; say which with --pattern`,
    );
  }
  throw unknownName("setting", setting, all.flatMap(settingsIn));
}

function settingsIn(pattern: PatternName): string[] {
  return Object.values(groupsOf(patterns[pattern])).flat();
}

/** Whether a name is a task with a share, as the files of mixtures have it. */
function isMixture(setting: string): boolean {
  const task = mixtureNamed(setting)?.task;
  return names(tasks).some((name) => name === task);
}
