import { lazy } from "#eval/readers/lazy";
import type { Leg } from "#eval/readers/leg";
import type { RouteFact } from "#eval/readers/route-facts";

/**
 * Adds the part a leg lacks from what else the text says: the length given with the same path, or the path given with
 * the same length, the first if there are several; failing that, the only one there is. Reads no more of the text than
 * it must.
 */
export function completer(facts: () => readonly RouteFact[]): (leg: Leg) => Leg {
  const lengthOf = new Map<string, number>();
  const pathOf = new Map<number, readonly number[]>();
  let read = 0;
  const readOn = () => {
    for (const { path, length } of facts()[read++]!.legs()) {
      if (!path || length === undefined) continue;
      if (!lengthOf.has(path.join())) lengthOf.set(path.join(), length);
      if (!pathOf.has(length)) pathOf.set(length, path);
    }
  };
  const find = <Value>(look: () => Value | undefined): Value | undefined => {
    while (look() === undefined && read < facts().length) readOn();
    return look();
  };
  const onlyPath = lazy(() => only(facts().flatMap((fact) => fact.legs().map(({ path }) => path))));
  const onlyLength = lazy(() => only(facts().map((fact) => fact.length())));
  return ({ path, length }) => ({
    path: path ?? find(() => pathOf.get(length!)) ?? onlyPath(),
    length: length ?? find(() => lengthOf.get(path!.join())) ?? onlyLength(),
  });
}

/** The one value among those that are there. */
function only<Value>(found: readonly (Value | undefined)[]): Value | undefined {
  const there = found.filter((value) => value !== undefined);
  return there.every((value) => String(value) === String(there[0])) ? there[0] : undefined;
}
