import { edgeList } from "#splits/edge-list";
import { degreeProfile } from "#src/graph/degree-profile";
import type { Graph } from "#src/graph/graph";

/** An instance, and where it stands. */
export interface Sighting {
  readonly where: string;
  /** A text that only the same graph, numbering and all, with the same colours has, or the same words. */
  readonly exact: string;
  /** Real-world items: what also tells those of one file apart. */
  readonly form?: string;
  /** undefined: a real-world item, which is the same or not at all. */
  readonly shape?: Shape;
}

/** A graph with its query as node colours. */
export interface Shape {
  readonly graph: Graph;
  readonly colours: Int32Array | undefined;
  /** A text that isomorphic ones share. */
  readonly profile: string;
}

/** @param colours one per node, undefined: no query */
export function sighting(where: string, graph: Graph, colours?: Int32Array): Sighting {
  return {
    where,
    exact: exactly(graph, colours),
    shape: { graph, colours, profile: degreeProfile(graph, colours) },
  };
}

function exactly(graph: Graph, colours: Int32Array | undefined): string {
  return `${graph.order}${graph.directed ? ">" : "-"}${colours?.join() ?? ""}|${edgeList(graph)}`;
}
