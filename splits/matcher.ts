import { degreeProfile } from "#src/graph/degree-profile";
import type { Graph } from "#src/graph/graph";
import { isomorphism } from "#src/graph/isomorphism";

/** A graph with its query as node colours, and where it stands. */
export interface Sighting {
  readonly where: string;
  readonly graph: Graph;
  readonly colours: Int32Array | undefined;
}

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

export function matcher(): Matcher {
  const equals = new Map<string, Sighting>();
  const alike = new Map<string, Sighting[]>();
  return {
    add(item) {
      const key = exactly(item);
      if (equals.has(key)) return;
      equals.set(key, item);
      const profile = degreeProfile(item.graph, item.colours);
      const bucket = alike.get(profile);
      if (bucket) bucket.push(item);
      else alike.set(profile, [item]);
    },
    find(item) {
      const equal = equals.get(exactly(item));
      if (equal) return { kind: "equal", of: equal };
      const bucket = alike.get(degreeProfile(item.graph, item.colours));
      const of = bucket?.find((other) => isomorphism(item.graph, other.graph, item.colours, other.colours));
      return of && { kind: "isomorphic", of };
    },
    get size() {
      return equals.size;
    },
  };
}

/** A text that only the same graph, numbering and all, with the same colours has. */
function exactly({ graph, colours }: Sighting): string {
  const { order, directed, sources, targets, weights } = graph;
  const edges = Array.from(sources, (u, e) => {
    const v = targets[e]!;
    const pair = directed || u < v ? `${u},${v}` : `${v},${u}`;
    return weights ? `${pair}:${weights[e]}` : pair;
  });
  return `${order}${directed ? ">" : "-"}${colours?.join() ?? ""}|${edges.sort().join(" ")}`;
}
