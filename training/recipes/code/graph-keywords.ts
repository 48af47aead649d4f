/**
 * Words by which an exercise is taken to be about graphs, singular and plural; a space stands for a hyphen too.
 *
 * The paper's nine (network, graph, node, sort, length, order, linked, directed, weighted) are looked for anywhere in
 * LeetCode titles, so that "Median of Two Sorted Arrays" is let in. Ours name graphs, their parts, or what is done on
 * them; "sort", "length", "order" and "linked" are not among them.
 */
export const graphKeywords: readonly string[] = [
  ...["graph", "graphs", "subgraph", "subgraphs", "digraph", "network", "networks", "tree", "trees", "subtree"],
  ...["node", "nodes", "vertex", "vertices", "adjacency", "directed", "undirected", "weighted", "connected"],
  ...[
    "path",
    "paths",
    "cycle",
    "cycles",
    "acyclic",
    "bipartite",
    "topological",
    "spanning",
    "max flow",
    "maximum flow",
  ],
  ...["bfs", "dfs", "breadth first", "depth first", "dijkstra", "bellman ford", "floyd warshall", "kruskal"],
];
