import type { Assignment, CopiedGraph } from "#benchmarks/invariance/writers/assignment";

/** What a programmer makes of an assignment, before it is put into a language. */
export interface Draft extends Assignment {
  /** `reachable`: "connected" means that there is a path; `repeats`: an edge listed twice counts twice; `off`: another algorithm. */
  readonly reading: "right" | "reachable" | "repeats" | "off";
  /** Whether the graph is built with a graph library. */
  readonly usesLibrary: boolean;
  /** Whether all edges but the last are handed to the library. */
  readonly skipsLast: boolean;
  /** Whether what the program needs is imported; in JavaScript, whether nothing is. */
  readonly isImported: boolean;
  /** Whether the copied graph is in the variables `nodes` and `edges`. */
  readonly isDeclared: boolean;
  /** Whether the supplied edges are replaced by their first half. */
  readonly overwrites: boolean;
  /** How the answer comes about. */
  readonly ending: "computed" | "written down" | "looped" | "crashed";
  readonly variable: "ans" | "result";
  /** Whether the reply keeps to the form that is asked for. */
  readonly isMarked: boolean;
  readonly isCutOff: boolean;
}

/** A draft without fault. */
export function soundDraft(assignment: Assignment): Draft {
  const { library } = assignment;
  return {
    ...assignment,
    reading: "right",
    usesLibrary: library === "networkx" || library === "graphology",
    skipsLast: false,
    isImported: true,
    isDeclared: true,
    overwrites: false,
    ending: "computed",
    variable: "ans",
    isMarked: true,
    isCutOff: false,
  };
}

/** A copy without one edge, however often that is listed. */
export function withoutEdge({ nodes, edges }: CopiedGraph, [u, v]: readonly number[]): CopiedGraph {
  const isOther = ([a, b]: readonly number[]) => !((a === u && b === v) || (a === v && b === u));
  return { nodes, edges: edges.filter(isOther) };
}
