import { lazy } from "#eval/readers/lazy";
import type { Leg } from "#eval/readers/leg";
import type { RouteFact } from "#eval/readers/route-facts";

/**
 * Adds the part a leg lacks from what else the text says: the length given with the same path, or the path given with
 * the same length, the first if there are several; failing that, the only one there is. Reads no more of the text than
 * it must.
 */
export function completer(facts: () => readonly RouteFact[]): (leg: Leg) => Leg {
  const byPath = firstBy(facts, ({ path }) => path!.join());
  const byLength = firstBy(facts, ({ length }) => length!);
  const onlyPath = lazy(() => only(facts().flatMap((fact) => fact.legs().map(({ path }) => path))));
  const onlyLength = lazy(() => only(facts().map((fact) => fact.length())));
  return (leg) => {
    if (leg.path && leg.length !== undefined) return leg;
    if (leg.path) return { path: leg.path, length: byPath(leg)?.length ?? onlyLength() };
    return { path: byLength(leg)?.path ?? onlyPath(), length: leg.length };
  };
}

/** Finds the first leg of both parts that has the same key. */
function firstBy<Key>(facts: () => readonly RouteFact[], keyOf: (leg: Leg) => Key): (leg: Leg) => Leg | undefined {
  const found = new Map<Key, Leg>();
  let read = 0;
  return (leg) => {
    const key = keyOf(leg);
    for (; !found.has(key) && read < facts().length; read++) {
      for (const other of facts()[read]!.legs()) {
        if (other.path && other.length !== undefined && !found.has(keyOf(other))) found.set(keyOf(other), other);
      }
    }
    return found.get(key);
  };
}

/** The one value among those that are there. */
function only<Value>(found: readonly (Value | undefined)[]): Value | undefined {
  const there = found.filter((value) => value !== undefined);
  return there.every((value) => String(value) === String(there[0])) ? there[0] : undefined;
}
