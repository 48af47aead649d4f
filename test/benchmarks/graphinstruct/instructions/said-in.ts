/** Phrases of our wordings, each with the constraint that it says; $1 and $2 are its numbers. */
const PHRASES: readonly (readonly [phrase: RegExp, constraint: string])[] = [
  [/\bwith exactly (\d+) nodes?/, "num_nodes=$1"],
  [/\b(?:with exactly|nodes and) (\d+) edges?\b/, "num_edges=$1"],
  [/\bundirected\b/, "directed=false"],
  [/\ba directed\b(?! route)/, "directed=true"],
  [/\btree with\b/, "graph_type=tree"],
  [/\bforest with\b/, "graph_type=forest"],
  [/\bcycle with\b/, "graph_type=cycle"],
  [/\bpath with\b/, "graph_type=path"],
  [/\bstar with\b/, "graph_type=star"],
  [/\bwheel with\b/, "graph_type=wheel"],
  [/\bcomplete graph with\b/, "graph_type=complete"],
  [/\bcomplete bipartite graph with\b/, "graph_type=complete_bipartite"],
  [/(?<!complete )\bbipartite graph with\b/, "graph_type=bipartite"],
  [/\bregular graph with\b/, "graph_type=regular"],
  [/\bplanar graph with\b/, "graph_type=planar"],
  [/\bconnected graph with\b/, "graph_type=connected"],
  [/\bundirected acyclic graph with\b/, "graph_type=acyclic"],
  [/\ba directed acyclic graph with\b/, "graph_type=dag"],
  [/\brectangular grid with\b/, "graph_type=grid"],
  [/\bbe connected\b/, "connected=true"],
  [/\bdirected route from every node to every other/, "strongly_connected=true"],
  [/\bcontain no (?:directed )?cycle\b/, "acyclic=true"],
  [/\bbe planar\b/, "planar=true"],
  [/\bbe bipartite\b/, "bipartite=true"],
  [/\bsplit into sides of (\d+) and (\d+) nodes/, "bipartite_sides=$1,$2"],
  [/\bfall into exactly (\d+) connected components/, "num_components=$1"],
  [/\bhave degree (\d+) at every node/, "degree=$1"],
  [/\bhave degree (\d+) or more/, "min_degree>=$1"],
  [/\bhave degree (\d+) or less/, "max_degree<=$1"],
  [/\bdiameter of at most (\d+)/, "diameter<=$1"],
  [/\bno cycle of fewer than (\d+) edges/, "girth>=$1"],
  [/\bedge connectivity of at least (\d+)/, "edge_connectivity>=$1"],
  [/\bnode connectivity of at least (\d+)/, "node_connectivity>=$1"],
  [/\bcolourable with at most (\d+) colours/, "chromatic_number<=$1"],
  [/\bdensity of at most ([\d.]+\d|\d)/, "density<=$1"],
  [/\bmodularity of at least ([\d.]+\d|\d)/, "modularity>=$1"],
  [/\bclustering coefficient of at least ([\d.]+\d|\d)/, "clustering_coefficient>=$1"],
  [/\bpath length of at most ([\d.]+\d|\d)/, "average_path_length<=$1"],
];

/** The constraints that the words of an instruction say, sorted; read without a look at how they are written. */
export function saidIn(text: string): string[] {
  const words = text.replace(/^.*The result is/, "The result is").replace(/ Give .*$/, "");
  const said = PHRASES.flatMap(([phrase, constraint]) => {
    const match = phrase.exec(words);
    return match ? [constraint.replace("$1", match[1] ?? "").replace("$2", match[2] ?? "")] : [];
  });
  return said.sort();
}
