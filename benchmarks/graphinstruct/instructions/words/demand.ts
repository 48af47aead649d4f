import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";

type Say = (value: string, directed: boolean) => string;

/** By key and operator, what a graph must do; each reads on from "it must". */
const demands: Readonly<Record<string, Say>> = {
  "connected=": (_, directed) => `be connected${ignored(directed)}`,
  "weakly_connected=": () => "be connected when directions are ignored",
  "strongly_connected=": () => "have a directed route from every node to every other",
  "acyclic=": (_, directed) => `contain no ${directed ? "directed " : ""}cycle`,
  "planar=": () => "be planar",
  "bipartite=": () => "be bipartite",
  "bipartite_sides=": (value) => {
    const [left, right] = value.split(",");
    return `split into sides of ${left} and ${right} nodes with no edge inside a side`;
  },
  "num_components=": (value) => `fall into exactly ${value} connected components`,
  "degree=": (value, directed) => `have degree ${value} at every node${both(directed)}`,
  "min_degree>=": (value, directed) => `have degree ${value} or more at every node${both(directed)}`,
  "max_degree<=": (value, directed) => `have degree ${value} or less at every node${both(directed)}`,
  "diameter<=": (value, directed) => `have a diameter of at most ${value}${ignored(directed)}`,
  "girth>=": (value) => `have no cycle of fewer than ${value} edges`,
  "edge_connectivity>=": (value) => `have an edge connectivity of at least ${value}`,
  "node_connectivity>=": (value) => `have a node connectivity of at least ${value}`,
  "chromatic_number<=": (value) => `be colourable with at most ${value} colours`,
  "density<=": (value) => `have a density of at most ${value}`,
  "modularity>=": (value) => `have a modularity of at least ${value}`,
  "clustering_coefficient>=": (value) => `have an average clustering coefficient of at least ${value}`,
  "average_path_length<=": (value) => `have an average shortest-path length of at most ${value}`,
};

/** A constraint in words that read on from "it must"; what the subject says is not for it. */
export function demand({ key, operator, value }: Constraint, directed: boolean): string {
  return demands[`${key}${operator}`]!(value, directed);
}

function ignored(directed: boolean): string {
  return directed ? " when directions are ignored" : "";
}

function both(directed: boolean): string {
  return directed ? " (in and out together)" : "";
}
