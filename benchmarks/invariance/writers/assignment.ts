import type { Library } from "#benchmarks/invariance/arms";

/** What is asked for, whatever the words. */
export type Kind =
  | ("edge" | "cycle")
  | ("degree" | "node_count" | "edge_count" | "triangles" | "components")
  | ("diameter" | "density")
  | ("neighbours" | "others" | "common")
  | ("path" | "bridges");

/** A graph as it stands in a prompt, or as it is copied from there. */
export interface CopiedGraph {
  readonly nodes: readonly number[];
  readonly edges: readonly (readonly number[])[];
}

/** What a prompt asks a programmer to do. */
export interface Assignment {
  /** Answer in text; write a program with the graph in it; one over variables that are there; one function for any graph. */
  readonly mode: "direct" | "code" | "given" | "solver";
  /** undefined: direct. */
  readonly library: Library | undefined;
  readonly kind: Kind;
  /** The nodes that are asked about, as a program names them: numbers, or the names of parameters. */
  readonly asked: Readonly<Partial<Record<"node" | "u" | "v", string>>>;
  /** undefined: a parameter says so. */
  readonly directed: boolean | undefined;
  /** undefined: it is not shown. */
  readonly graph: CopiedGraph | undefined;
  /** Whether the question says "connected", which may be taken to mean that there is a path. */
  readonly saysConnected: boolean;
}
