import type { Leg } from "#eval/readers/leg";

/**
 * Adds the part a leg lacks from what else the text says: the length given with the same path, or the path given with
 * the same length; failing that, the only one there is.
 *
 * @param lengths all lengths the text states, with or without a path
 */
export function completer(known: readonly Leg[], lengths: readonly number[]): (leg: Leg) => Leg {
  const lengthOf = new Map<string, number>();
  const pathOf = new Map<number, readonly number[]>();
  for (const { path, length } of known.toReversed()) {
    if (path && length !== undefined) {
      lengthOf.set(path.join(), length);
      pathOf.set(length, path);
    }
  }
  const paths = new Map(known.map(({ path = [] }) => [path.join(), path]));
  const [onlyPath, otherPath] = [...paths.values()];
  const onlyLength = new Set(lengths).size === 1 ? lengths[0] : undefined;
  return ({ path, length }) => ({
    path: path ?? pathOf.get(length!) ?? (otherPath ? undefined : onlyPath),
    length: length ?? lengthOf.get(path!.join()) ?? onlyLength,
  });
}
