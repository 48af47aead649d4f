import type { Shape, Sighting } from "#splits/sighting";
import { isomorphism } from "#src/graph/isomorphism";

/** An earlier sighting of the same instance. */
export interface Match {
  readonly kind: "equal" | "isomorphic";
  readonly of: Sighting;
}

/** Remembers sightings and finds equal or isomorphic ones by exact matching. */
export interface Matcher {
  add(item: Sighting): void;
  /** An equal one, if there is any; else an isomorphic one. */
  find(item: Sighting): Match | undefined;
  /** Different sightings held. */
  readonly size: number;
}

/** A memory that begins with these sightings. */
export function matcher(items: readonly Sighting[] = []): Matcher {
  const equals = new Map<string, Sighting>();
  const alike = new Map<string, Sighting[]>();
  const memory: Matcher = {
    add(item) {
      if (equals.has(item.exact)) return;
      equals.set(item.exact, item);
      if (!item.shape) return;
      const bucket = alike.get(item.shape.profile);
      if (bucket) bucket.push(item);
      else alike.set(item.shape.profile, [item]);
    },
    find(item) {
      const equal = equals.get(item.exact);
      if (equal) return { kind: "equal", of: equal };
      const { shape } = item;
      const of = shape && alike.get(shape.profile)?.find((other) => isIsomorphic(shape, other.shape!));
      return of && { kind: "isomorphic", of };
    },
    get size() {
      return equals.size;
    },
  };
  for (const item of items) memory.add(item);
  return memory;
}

function isIsomorphic(a: Shape, b: Shape): boolean {
  return isomorphism(a.graph, b.graph, a.colours, b.colours) !== undefined;
}
