import type { TaskText } from "#benchmarks/invariance/prompts/texts/task-text";

/** The tasks of GraphQA. Questions say "connected" as the data set does and leave it at that; definitions say what it means. */
export const graphqa: Readonly<Record<string, TaskText>> = {
  edge_existence: {
    definition: "Find out whether an edge joins two given nodes.",
    question: ({ u, v }) => `Are node ${u} and node ${v} connected?`,
  },
  node_degree: {
    definition: "Find the degree of a given node, which is how many edges it is an end of.",
    question: ({ node }) => `What is the degree of node ${node}?`,
  },
  node_count: {
    definition: "Count the nodes of the graph, those without edges too.",
    question: () => "How many nodes are in the graph?",
  },
  edge_count: {
    definition: "Count the edges of the graph.",
    question: () => "How many edges are in the graph?",
  },
  connected_nodes: {
    definition: "Find all nodes that an edge joins to a given node.",
    question: ({ node }) => `Which nodes are connected to node ${node}?`,
  },
  disconnected_nodes: {
    definition: "Find all other nodes that no edge joins to a given node.",
    question: ({ node }) => `Which nodes are not connected to node ${node}?`,
  },
  cycle_check: {
    definition: "Find out whether the graph contains a cycle.",
    question: () => "Is there a cycle in the graph?",
  },
  reachability: {
    definition: "Find out whether a path leads from one given node to another.",
    question: ({ u, v }) => `Is there a path from node ${u} to node ${v}?`,
  },
  shortest_path: {
    definition: "Find the number of edges of a shortest path between two given nodes.",
    question: ({ u, v }) => `How many edges has a shortest path from node ${u} to node ${v}?`,
  },
  triangle_counting: {
    definition: "Count the triangles of the graph: sets of three nodes of which each two are joined by an edge.",
    question: () => "How many triangles are in the graph?",
  },
};
