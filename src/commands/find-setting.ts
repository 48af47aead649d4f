import { type PatternName, patterns } from "#splits/patterns/index";
import { UserError } from "#src/errors";
import { unknownName } from "#src/pick";

/**
 * The pattern that a setting belongs to.
 *
 * @param wanted where to look; undefined: in all patterns
 * @throws UserError for a name that no pattern has, and for one that several have
 */
export function patternOf(setting: string, wanted?: string): PatternName {
  const all = Object.entries(patterns).filter(([name]) => wanted === undefined || name === wanted);
  const settings = all.flatMap(([pattern, { axes }]) =>
    Object.values(axes).flatMap((axis) =>
      Object.keys(axis.settings).map((name) => [name, pattern as PatternName] as const),
    ),
  );
  const found = [...new Set(settings.filter(([name]) => name === setting).map(([, pattern]) => pattern))];
  if (found.length === 1) return found[0]!;
  if (found.length > 1) {
    throw new UserError(
      `${setting} could mean ${found.map((pattern) => `${pattern}'s`).join(" or ")}; say which with --pattern`,
    );
  }
  throw unknownName(
    "setting",
    setting,
    settings.map(([name]) => name),
  );
}
