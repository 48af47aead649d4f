import { word } from "#benchmarks/decision/rq2/planted/words";
import { templateQueries } from "#benchmarks/decision/rq2/queries/template-queries";
import { type LinkRow, linkList } from "#benchmarks/decision/rq2/text-graph/link-list";
import type { TextGraph, TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { groupBy } from "#src/group-by";
import { type Rng, stream } from "#src/rng";

export interface PlantedOptions {
  readonly seed: number;
  readonly nodes: number;
  readonly classes: number;
  /** Links that leave each node; undefined: 3. */
  readonly degree?: number;
  /** The chance of a link to stay within its class; undefined: 0.8. */
  readonly homophily?: number;
  /** The chance of a word to be one of its class; undefined: 0.3. */
  readonly signal?: number;
  /** The chance of a text to name what its node links to, for each link; undefined: 0.5. */
  readonly mention?: number;
  /** Queries; undefined: 100. */
  readonly queries?: number;
}

/** Words that all classes share, words of each class, and words of a text. */
const COMMON = 400;
const OWN = 20;
const LENGTH = 24;
const RELATIONS = ["source", "sequel", "reply"];
const TYPES = ["note", "report"];

/**
 * A text-attributed graph made up from nothing, for trying things out: a planted partition (Condon and Karp 2001) with a
 * fixed number of links from each node, invented words in the texts, and queries made by template. It has labels, so
 * it serves classification, too.
 */
export function plantedTextGraph(options: PlantedOptions): TextGraph {
  const { seed, nodes: order, classes, queries: count = 100 } = options;
  const rng = stream(seed, "rq2", "planted", order, classes);
  const labels = Array.from({ length: classes }, (_, i) => `about ${ownWord(i, 0)}`);
  const classOf = Array.from({ length: order }, () => rng.int(0, classes - 1));
  const rows = linksOf(classOf, options, rng);
  const reached = groupBy(rows, ([source]) => source);
  const nameOf = (node: number) => word(COMMON + classes * OWN + node);
  const nodes = classOf.map((own, node): TextNode => {
    const named = (reached.get(node) ?? []).map(([, target]) => nameOf(target));
    return {
      id: String(node),
      name: nameOf(node),
      type: rng.pick(TYPES),
      label: labels[own]!,
      text: textOf(own, named, options, rng),
    };
  });
  const graph = { name: "planted", nodes, links: linkList(rows), labels };
  return { ...graph, queries: templateQueries({ graph, description: (place) => nodes[place]!.text, seed, count }) };
}

function ownWord(own: number, i: number): string {
  return word(COMMON + own * OWN + i);
}

/** Class words other than the one in the class's name, among common ones and names of others. */
function textOf(
  own: number,
  named: readonly string[],
  { signal = 0.3, mention = 0.5 }: PlantedOptions,
  rng: Rng,
): string {
  const drawn = () => (rng.next() < signal ? ownWord(own, rng.int(1, OWN - 1)) : word(rng.int(0, COMMON - 1)));
  const words = Array.from({ length: LENGTH }, drawn);
  return rng.shuffle([...words, ...named.filter(() => rng.next() < mention)]).join(" ");
}

function linksOf(classOf: readonly number[], { degree = 3, homophily = 0.8 }: PlantedOptions, rng: Rng): LinkRow[] {
  const members = groupBy(classOf.keys(), (node) => classOf[node]!);
  const everybody = [...classOf.keys()];
  return everybody.flatMap((node) => {
    const drawn = () => rng.pick(rng.next() < homophily ? members.get(classOf[node]!)! : everybody);
    const reached = new Set(Array.from({ length: degree }, drawn));
    reached.delete(node);
    return [...reached].map((target): LinkRow => [node, target, rng.pick(RELATIONS)]);
  });
}
