import type { ConstraintKind } from "#benchmarks/graphinstruct/constraints/constraint";
import { acyclic } from "#benchmarks/graphinstruct/constraints/kinds/acyclic";
import { averagePathLength } from "#benchmarks/graphinstruct/constraints/kinds/average-path-length";
import { bipartite } from "#benchmarks/graphinstruct/constraints/kinds/bipartite";
import { bipartiteSides } from "#benchmarks/graphinstruct/constraints/kinds/bipartite-sides";
import { chromaticNumber } from "#benchmarks/graphinstruct/constraints/kinds/chromatic-number";
import { clusteringCoefficient } from "#benchmarks/graphinstruct/constraints/kinds/clustering-coefficient";
import { connected } from "#benchmarks/graphinstruct/constraints/kinds/connected";
import { degree } from "#benchmarks/graphinstruct/constraints/kinds/degree";
import { density } from "#benchmarks/graphinstruct/constraints/kinds/density";
import { diameter } from "#benchmarks/graphinstruct/constraints/kinds/diameter";
import { directed } from "#benchmarks/graphinstruct/constraints/kinds/directed";
import { edgeConnectivity } from "#benchmarks/graphinstruct/constraints/kinds/edge-connectivity";
import { girth } from "#benchmarks/graphinstruct/constraints/kinds/girth";
import { graphType } from "#benchmarks/graphinstruct/constraints/kinds/graph-type";
import { maxDegree } from "#benchmarks/graphinstruct/constraints/kinds/max-degree";
import { metadata } from "#benchmarks/graphinstruct/constraints/kinds/metadata";
import { minDegree } from "#benchmarks/graphinstruct/constraints/kinds/min-degree";
import { modularity } from "#benchmarks/graphinstruct/constraints/kinds/modularity";
import { nodeConnectivity } from "#benchmarks/graphinstruct/constraints/kinds/node-connectivity";
import { numComponents } from "#benchmarks/graphinstruct/constraints/kinds/num-components";
import { numEdges } from "#benchmarks/graphinstruct/constraints/kinds/num-edges";
import { numNodes } from "#benchmarks/graphinstruct/constraints/kinds/num-nodes";
import { planar } from "#benchmarks/graphinstruct/constraints/kinds/planar";
import { stronglyConnected } from "#benchmarks/graphinstruct/constraints/kinds/strongly-connected";
import { weaklyConnected } from "#benchmarks/graphinstruct/constraints/kinds/weakly-connected";

/** What can be asked of a graph, by the key of the constraint. */
export const constraintKinds = {
  num_nodes: numNodes,
  num_edges: numEdges,
  num_components: numComponents,
  directed,
  connected,
  weakly_connected: weaklyConnected,
  strongly_connected: stronglyConnected,
  acyclic,
  bipartite,
  bipartite_sides: bipartiteSides,
  planar,
  graph_type: graphType,
  degree,
  min_degree: minDegree,
  max_degree: maxDegree,
  diameter,
  average_path_length: averagePathLength,
  clustering_coefficient: clusteringCoefficient,
  density,
  modularity,
  node_connectivity: nodeConnectivity,
  edge_connectivity: edgeConnectivity,
  chromatic_number: chromaticNumber,
  girth,
  task_type: metadata,
  domain: metadata,
  graph_model: metadata,
} as const satisfies Record<string, ConstraintKind>;

export type ConstraintKey = keyof typeof constraintKinds;
