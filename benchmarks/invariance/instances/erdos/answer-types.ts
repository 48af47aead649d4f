import type { AnswerType } from "#benchmarks/invariance/instances/instance";

/** The tasks of the data set that have one answer, with its kind; the others (orders, trees, tours, matchings …) have many. */
export const answerTypes: Readonly<Record<string, AnswerType>> = {
  shortest_path: "path",
  weighted_shortest_path: "path",
  triangles: "int",
  degree: "int",
  edge_number: "int",
  node_number: "int",
  connected_component_number: "int",
  strongly_connected_number: "int",
  diameter: "float",
  radius: "float",
  density: "float",
  clustering_coefficient: "float",
  jaccard_coefficient: "float",
  maximum_flow: "float",
  edge_existence: "bool",
  has_cycle: "bool",
  is_bipartite: "bool",
  is_regular: "bool",
  local_connectivity: "bool",
  neighbor: "node_set",
  common_neighbor: "node_set",
  center: "node_set",
  periphery: "node_set",
  bridges: "edge_set",
};
