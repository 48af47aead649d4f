/** What a graph type is called, by the value of `graph_type`. */
export const typeNouns: Readonly<Record<string, string>> = {
  tree: "tree",
  forest: "forest",
  cycle: "cycle",
  path: "path",
  star: "star",
  complete: "complete graph",
  bipartite: "bipartite graph",
  complete_bipartite: "complete bipartite graph",
  regular: "regular graph",
  planar: "planar graph",
  connected: "connected graph",
  acyclic: "acyclic graph",
  dag: "acyclic graph",
  wheel: "wheel",
  grid: "rectangular grid",
};
