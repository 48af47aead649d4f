import { MOST_OPTIONS } from "#src/most-options";
import type { Option } from "#src/play";

const LEAST_OPTIONS = 2;

/** Why options are none to choose from, in one line; undefined: they are sound. */
export function misfit(options: readonly Option[]): string | undefined {
  const { length } = options;
  if (length < LEAST_OPTIONS || length > MOST_OPTIONS)
    return `expected ${LEAST_OPTIONS} to ${MOST_OPTIONS} options, got ${length}`;
  const ids = new Set(options.map(({ id }) => id));
  return ids.size < length ? `expected options of different ids, got ${length - ids.size} repeated` : undefined;
}
