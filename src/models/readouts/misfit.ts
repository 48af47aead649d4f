import type { Option } from "#src/play";

/** The fewest and the most options of a request. */
const COUNTS = [2, 255] as const;

/** Why options are none to choose from, in one line; undefined: they are sound. */
export function misfit(options: readonly Option[]): string | undefined {
  const [least, most] = COUNTS;
  const { length } = options;
  if (length < least || length > most) return `expected ${least} to ${most} options, got ${length}`;
  const ids = new Set(options.map(({ id }) => id));
  return ids.size < length ? `expected options of different ids, got ${length - ids.size} repeated` : undefined;
}
