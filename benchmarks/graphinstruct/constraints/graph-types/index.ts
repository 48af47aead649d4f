import { acyclic } from "#benchmarks/graphinstruct/constraints/graph-types/acyclic";
import { bipartite } from "#benchmarks/graphinstruct/constraints/graph-types/bipartite";
import { complete } from "#benchmarks/graphinstruct/constraints/graph-types/complete";
import { completeBipartite } from "#benchmarks/graphinstruct/constraints/graph-types/complete-bipartite";
import { connected } from "#benchmarks/graphinstruct/constraints/graph-types/connected";
import { cycle } from "#benchmarks/graphinstruct/constraints/graph-types/cycle";
import { dag } from "#benchmarks/graphinstruct/constraints/graph-types/dag";
import { forest } from "#benchmarks/graphinstruct/constraints/graph-types/forest";
import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";
import { grid } from "#benchmarks/graphinstruct/constraints/graph-types/grid";
import { path } from "#benchmarks/graphinstruct/constraints/graph-types/path";
import { planar } from "#benchmarks/graphinstruct/constraints/graph-types/planar";
import { regular } from "#benchmarks/graphinstruct/constraints/graph-types/regular";
import { star } from "#benchmarks/graphinstruct/constraints/graph-types/star";
import { tree } from "#benchmarks/graphinstruct/constraints/graph-types/tree";
import { wheel } from "#benchmarks/graphinstruct/constraints/graph-types/wheel";

/** What `graph_type` can ask for, by name. */
export const graphTypes = {
  tree,
  forest,
  cycle,
  path,
  star,
  complete,
  bipartite,
  complete_bipartite: completeBipartite,
  regular,
  planar,
  connected,
  acyclic,
  dag,
  wheel,
  grid,
} as const satisfies Record<string, GraphType>;

export type GraphTypeName = keyof typeof graphTypes;
