import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { hasHamiltonianCycle } from "#benchmarks/graphinstruct/scores/following/goals/has-hamiltonian-cycle";
import { hasOneOrder } from "#benchmarks/graphinstruct/scores/following/goals/has-one-order";

/** What an operation of level 5 asks for, beside what the instruction's constraints say. */
export interface Operation {
  /** What may be done to the edges of the base; `turn`: they may go or be reversed, but no two other nodes be joined. */
  readonly may: "add" | "remove" | "turn" | "both";
  /** Where there is one right result: whether its nodes must have the references' names. */
  readonly result?: "named" | "unnamed";
  /** Nodes are to go. An edit cannot name them, so those that it leaves without edges go. */
  readonly dropsNodes?: true;
  /** What must hold of the result; undefined as an answer: not decided. */
  goal?(result: Facts, references: readonly Facts[]): boolean | undefined;
}

const adding: Operation = { may: "add" };
const removing: Operation = { may: "remove" };
const turning: Operation = { may: "turn" };
const determined: Operation = { may: "both", result: "named" };
const shrinking: Operation = { ...determined, dropsNodes: true };

/** By the name that `task_type` gives. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    add_edges: adding,
    add_edges_dag: { may: "add", goal: ({ written }) => hasOneOrder(written.graph) },
    add_edges_planar: adding,
    break_cycles: { may: "remove", goal: ({ transitivity }) => transitivity === 0 },
    complement: determined,
    complete_bipartite: adding,
    edge_contraction: shrinking,
    extract_subgraph: shrinking,
    graph_power: determined,
    graph_transform: { may: "both" },
    increase_connectivity: adding,
    k_core: shrinking,
    line_graph: { may: "both", result: "unnamed", dropsNodes: true },
    make_acyclic: turning,
    make_bipartite: removing,
    make_connected: adding,
    make_eulerian: { may: "add", goal: ({ degrees }) => degrees.every((degree) => degree % 2 === 0) },
    make_hamiltonian: { may: "add", goal: ({ written }) => hasHamiltonianCycle(written.graph) },
    make_planar: removing,
    make_regular: adding,
    make_strong: adding,
    maximize_planar: { may: "add", goal: ({ size }, references) => references.some((each) => size >= each.size) },
    modify_bipartite: { may: "add", goal: ({ bipartition }) => bipartition === undefined },
    mst: removing,
    prune_tree: shrinking,
    reduce_diameter: adding,
    relabel: shrinking,
    remove_edges: removing,
    reverse_edges: turning,
    spanning_tree: removing,
    split_graph: removing,
    transpose: determined,
  } satisfies Record<string, Operation>),
);
