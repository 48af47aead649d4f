import type { Rules } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Outcome } from "#benchmarks/graphinstruct/constraints/outcome";

/** A named class of graphs that `graph_type` asks for. */
export interface GraphType {
  /** What it is, in `sound`; with directions where edges have them. */
  readonly summary: string;
  /** Whether there is but one such graph on so many nodes (and sides of such sizes), so that variety is not asked for. */
  readonly deterministic: boolean;
  test(facts: Facts, rules: Rules): Outcome<boolean>;
  /** What follows for any such graph, and can be named where it is missing. */
  readonly shape: Shape;
}

/** What all graphs of a type have. Undefined: may or may not be. */
export interface Shape {
  readonly connected?: true;
  /** Without cycles, directions ignored; `dag` and `acyclic` are none of these. */
  readonly forest?: true;
  readonly bipartite?: true;
  readonly planar?: true;
  /** How many edges there are on so many nodes; of a directed graph only where `edgesIfDirected` is true too. */
  edges?(order: number): number;
  readonly edgesIfDirected?: boolean;
  /** The degree of every node (in and out together), on so many nodes. */
  degree?(order: number): number;
  /** No smaller graph is one. */
  readonly leastOrder?: number;
}
