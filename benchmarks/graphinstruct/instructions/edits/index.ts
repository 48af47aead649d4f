import { addEdgesPlanar } from "#benchmarks/graphinstruct/instructions/edits/add-edges-planar";
import { complement } from "#benchmarks/graphinstruct/instructions/edits/complement";
import { completeBipartiteEdit } from "#benchmarks/graphinstruct/instructions/edits/complete-bipartite";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { extractSubgraph } from "#benchmarks/graphinstruct/instructions/edits/extract-subgraph";
import { graphPower } from "#benchmarks/graphinstruct/instructions/edits/graph-power";
import { increaseConnectivity } from "#benchmarks/graphinstruct/instructions/edits/increase-connectivity";
import { makeAcyclic } from "#benchmarks/graphinstruct/instructions/edits/make-acyclic";
import { makeBipartite } from "#benchmarks/graphinstruct/instructions/edits/make-bipartite";
import { makeConnected } from "#benchmarks/graphinstruct/instructions/edits/make-connected";
import { makeHamiltonian } from "#benchmarks/graphinstruct/instructions/edits/make-hamiltonian";
import { makePlanar } from "#benchmarks/graphinstruct/instructions/edits/make-planar";
import { makeRegular } from "#benchmarks/graphinstruct/instructions/edits/make-regular";
import { makeStrong } from "#benchmarks/graphinstruct/instructions/edits/make-strong";
import { pruneTree } from "#benchmarks/graphinstruct/instructions/edits/prune-tree";
import { reduceDiameter } from "#benchmarks/graphinstruct/instructions/edits/reduce-diameter";
import { removeEdges } from "#benchmarks/graphinstruct/instructions/edits/remove-edges";
import { reverseEdges } from "#benchmarks/graphinstruct/instructions/edits/reverse-edges";
import { spanningTree } from "#benchmarks/graphinstruct/instructions/edits/spanning-tree";
import { splitGraph } from "#benchmarks/graphinstruct/instructions/edits/split-graph";
import { transpose } from "#benchmarks/graphinstruct/instructions/edits/transpose";

/** What level 5 asks to do to a graph, by the name that the `task_type` constraint has for it. */
export const edits = {
  make_connected: makeConnected,
  spanning_tree: spanningTree,
  remove_edges: removeEdges,
  split_graph: splitGraph,
  make_acyclic: makeAcyclic,
  reverse_edges: reverseEdges,
  make_bipartite: makeBipartite,
  make_planar: makePlanar,
  add_edges_planar: addEdgesPlanar,
  make_regular: makeRegular,
  make_strong: makeStrong,
  make_hamiltonian: makeHamiltonian,
  increase_connectivity: increaseConnectivity,
  reduce_diameter: reduceDiameter,
  prune_tree: pruneTree,
  extract_subgraph: extractSubgraph,
  complement,
  transpose,
  graph_power: graphPower,
  complete_bipartite: completeBipartiteEdit,
} as const satisfies Record<string, EditTask>;
