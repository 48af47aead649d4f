import { connected, numComponents, numEdges, numNodes } from "#benchmarks/graphinstruct/ask/writers/mends/counts";
import { degree, maxDegree, minDegree } from "#benchmarks/graphinstruct/ask/writers/mends/degrees";
import { clustering, density, modularity } from "#benchmarks/graphinstruct/ask/writers/mends/densities";
import { acyclic, directed, stronglyConnected } from "#benchmarks/graphinstruct/ask/writers/mends/directions";
import { averagePathLength, diameter } from "#benchmarks/graphinstruct/ask/writers/mends/distances";
import type { Mend } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import {
  bipartite,
  bipartiteSides,
  chromaticNumber,
  connectivity,
  girth,
  planar,
} from "#benchmarks/graphinstruct/ask/writers/mends/shapes";
import { graphType } from "#benchmarks/graphinstruct/ask/writers/mends/types";

/** What writers do about each property, in the order in which they do it: what rebuilds a graph comes before what adjusts it. */
export const mends = {
  num_nodes: numNodes,
  directed,
  graph_type: graphType,
  planar,
  bipartite,
  bipartite_sides: bipartiteSides,
  degree,
  girth,
  edge_connectivity: connectivity,
  node_connectivity: connectivity,
  chromatic_number: chromaticNumber,
  modularity,
  clustering_coefficient: clustering,
  num_components: numComponents,
  acyclic,
  strongly_connected: stronglyConnected,
  weakly_connected: connected,
  connected,
  max_degree: maxDegree,
  min_degree: minDegree,
  diameter,
  average_path_length: averagePathLength,
  density,
  num_edges: numEdges,
} as const satisfies Record<string, Mend>;
