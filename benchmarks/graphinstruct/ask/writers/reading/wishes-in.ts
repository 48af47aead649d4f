import type { Wish, Wishes } from "#benchmarks/graphinstruct/ask/writers/wish";
import type { Operator } from "#benchmarks/graphinstruct/constraints/index";

/** Words that ask for something; what is captured is the number, and `true` stands for a property without one. */
type Phrase = readonly [pattern: RegExp, key: string, operator: Operator];

const NUMBER = "(\\d+(?:\\.\\d+)?)";
const of = (words: string) => new RegExp(`${words} ${NUMBER}`, "i");

/** Of types, the more special ones first. They are looked for where a sentence says what to make, not what it must do. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/complete bipartite/i, "complete_bipartite"],
  [/\bbipartite\b/i, "bipartite"],
  [/\bcomplete\b/i, "complete"],
  [/\brectangular grid\b|\bgrid graph\b/i, "grid"],
  [/\bwheel\b/i, "wheel"],
  [/\bstar\b/i, "star"],
  [/\bforest\b(?! ecosystem)/i, "forest"],
  [/\btree\b/i, "tree"],
  [/\bcycle\b/i, "cycle"],
  [/\bpath\b(?!.?length)/i, "path"],
  [/\bregular graph\b/i, "regular"],
  [/\bplanar\b/i, "planar"],
  [/\bdirected acyclic\b|\bdag\b/i, "dag"],
  [/\bacyclic\b/i, "acyclic"],
  [/\bconnected\b/i, "connected"],
];

const PHRASES: readonly Phrase[] = [
  [new RegExp(`${NUMBER} (?:nodes?|vertices)\\b`, "i"), "num_nodes", "="],
  [/(?<!fewer than )\b(\d+) edges?\b/i, "num_edges", "="],
  [/\bundirected\b/i, "undirected", "="],
  [/\bdirected\b|\bdigraph\b/i, "directed", "="],
  [/directed route from every node|strongly connected/i, "strongly_connected", "="],
  [/\bconnected\b(?! components?)/i, "connected", "="],
  [/no (?:directed )?cycle\b(?! of)|\bacyclic\b/i, "acyclic", "="],
  [/\bplanar\b/i, "planar", "="],
  [/\bbipartite\b/i, "bipartite", "="],
  [/sides of (\d+ and \d+)|\bK_\{?(\d+,\s*\d+)\}?|partite sets? of (\d+ and \d+)/i, "bipartite_sides", "="],
  [/(\d+) (?:connected )?components?\b/i, "num_components", "="],
  [/\bdegree (\d+) at every node|\b(\d+)-regular/i, "degree", "="],
  [/degree (\d+) or more|minimum degree (?:of )?(?:at least )?(\d+)/i, "min_degree", ">="],
  [/degree (\d+) or less|maximum degree (?:of )?(?:at most )?(\d+)/i, "max_degree", "<="],
  [of("diameter (?:of )?at most"), "diameter", "<="],
  [of("no cycle of fewer than"), "girth", ">="],
  [of("edge connectivity (?:of )?at least"), "edge_connectivity", ">="],
  [of("node connectivity (?:of )?at least"), "node_connectivity", ">="],
  [of("colourable with at most"), "chromatic_number", "<="],
  [of("density (?:of )?at most"), "density", "<="],
  [of("modularity (?:of )?at least"), "modularity", ">="],
  [of("clustering coefficient (?:of )?at least"), "clustering_coefficient", ">="],
  [of("path.?length (?:of )?at most"), "average_path_length", "<="],
];

/** How many things a network of some domain is made of: "of 20 research papers", "with 12 atoms". */
const THINGS = /\b(?:with|of|among|between|for) (?:exactly )?(\d+) [a-z]/i;

/** Where a task that changes a graph begins to say what must come of it. */
const RESULT = "The result is ";

/** What the words of an instruction ask for of a graph, as far as a writer understands them. */
export function wishesIn(words: string): Wishes {
  const task = words.slice(Math.max(0, words.indexOf(RESULT)));
  const wishes = new Map<string, Wish>();
  const add = (key: string, operator: Operator, value: string) => wishes.set(key, { key, operator, value });
  for (const [pattern, key, operator] of PHRASES) {
    const match = pattern.exec(task);
    if (match)
      add(key, operator, (match.slice(1).find((group) => group !== undefined) ?? "true").replace(/\s*and\s*/, ","));
  }
  const things = THINGS.exec(task)?.[1];
  if (!wishes.has("num_nodes") && things !== undefined) add("num_nodes", "=", things);
  if (wishes.delete("undirected")) add("directed", "=", "false");
  const [subject] = task.split(/ that must |[.;] | must /, 1);
  const type = TYPES.find(([pattern]) => pattern.test(subject!));
  if (type) add("graph_type", "=", type[1]);
  return wishes;
}
