import type { TaskText } from "#benchmarks/invariance/prompts/texts/task-text";

/** The tasks of the Erdős data set: the twelve of the published audit, then the twelve others that have one answer. */
export const erdos: Readonly<Record<string, TaskText>> = {
  shortest_path: {
    definition: "Find a path of fewest edges from one given node to another, along the direction of directed edges.",
    question: ({ u, v }) => `Which path from node ${u} to node ${v} has the fewest edges?`,
  },
  triangles: {
    definition: "Count the triangles that a given node is a corner of.",
    question: ({ node }) => `How many triangles have node ${node} as a corner?`,
  },
  degree: {
    definition:
      "Find the degree of a given node, which is how many edges it is an end of; in a directed graph those that come in and those that go out both count.",
    question: ({ node }) => `What is the degree of node ${node}?`,
  },
  edge_number: {
    definition: "Count the edges of the graph.",
    question: () => "How many edges does this graph have?",
  },
  connected_component_number: {
    definition: "Count the connected components of the graph.",
    question: () => "How many connected components does this graph have?",
  },
  diameter: {
    definition: "Find the diameter of the graph: the largest distance, in edges, between any two nodes.",
    question: () => "What is the diameter of this graph?",
  },
  density: {
    definition:
      "Find the density of the graph: its number of edges divided by the number of edges that its nodes allow, without loops.",
    question: () => "What is the density of this graph?",
  },
  edge_existence: {
    definition:
      "Find out whether there is an edge between two given nodes; in a directed graph, one that leads from the first to the second.",
    question: ({ u, v }) => `Does an edge go from node ${u} to node ${v}?`,
  },
  has_cycle: {
    definition: "Find out whether the graph has a cycle; in a directed graph, one that follows the directions.",
    question: () => "Does this graph have a cycle?",
  },
  neighbor: {
    definition:
      "Find all neighbours of a given node: the nodes that an edge joins it to; in a directed graph, those that its edges lead to.",
    question: ({ node }) => `Which nodes are the neighbours of node ${node}?`,
  },
  common_neighbor: {
    definition:
      "Find all nodes that are neighbours of two given nodes at once; in a directed graph, a node's neighbours are those that its edges lead to.",
    question: ({ u, v }) => `Which nodes are neighbours of both node ${u} and node ${v}?`,
  },
  bridges: {
    definition: "Find all bridges: the edges whose removal leaves the graph with more connected components.",
    question: () => "Which edges of this graph are bridges?",
  },
  weighted_shortest_path: {
    definition: "Find a path of least total weight from one given node to another.",
    question: ({ u, v }) => `Which path from node ${u} to node ${v} has the least total weight?`,
  },
  node_number: {
    definition: "Count the nodes of the graph, those without edges too.",
    question: () => "How many nodes does this graph have?",
  },
  strongly_connected_number: {
    definition: "Count the strongly connected components of the graph.",
    question: () => "How many strongly connected components does this graph have?",
  },
  radius: {
    definition: "Find the radius of the graph: the least eccentricity of a node, in edges.",
    question: () => "What is the radius of this graph?",
  },
  clustering_coefficient: {
    definition: "Find the clustering coefficient of a given node.",
    question: ({ node }) => `What is the clustering coefficient of node ${node}?`,
  },
  jaccard_coefficient: {
    definition: "Find the Jaccard coefficient of two given nodes' sets of neighbours.",
    question: ({ u, v }) => `What is the Jaccard coefficient of node ${u} and node ${v}?`,
  },
  maximum_flow: {
    definition: "Find the maximum flow from one given node to another; weights are capacities.",
    question: ({ u, v }) => `What is the maximum flow from node ${u} to node ${v}?`,
  },
  is_bipartite: {
    definition: "Find out whether the graph is bipartite.",
    question: () => "Is this graph bipartite?",
  },
  is_regular: {
    definition: "Find out whether the graph is regular: whether all nodes have the same degree.",
    question: () => "Is this graph regular?",
  },
  local_connectivity: {
    definition: "Find out whether a path leads from one given node to another.",
    question: ({ u, v }) => `Is there a path from node ${u} to node ${v}?`,
  },
  center: {
    definition: "Find the centre of the graph: all nodes of least eccentricity.",
    question: () => "Which nodes are in the centre of this graph?",
  },
  periphery: {
    definition: "Find the periphery of the graph: all nodes of greatest eccentricity.",
    question: () => "Which nodes are in the periphery of this graph?",
  },
};
