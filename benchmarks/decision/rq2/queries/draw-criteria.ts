import type { Criteria } from "#benchmarks/decision/rq2/queries/criteria";
import type { Described } from "#benchmarks/decision/rq2/queries/described";
import { tokens } from "#benchmarks/decision/rq2/select/tokens";
import type { Rng } from "#src/rng";

/** The shortest word that is asked for: most shorter ones are "of" and "the". */
const SHORTEST = 5;
/** Of so many words the longest is taken: it says most. */
const WORDS = 3;

/** Criteria that a random node meets: one or two of its links, and a word of its description. undefined where it has not got those. */
export function drawCriteria({ graph, linksAt, description }: Described, rng: Rng): Criteria | undefined {
  const { nodes, links } = graph;
  const place = rng.int(0, nodes.length - 1);
  const leaving = Array.from(linksAt(place)).filter(
    (link) => links.sources[link] === place && nodes[links.targets[link]!]!.name !== undefined,
  );
  const clauses = rng
    .sample(leaving, rng.int(1, 2))
    .map((link) => ({ relation: links.relations[link]!, name: nodes[links.targets[link]!]!.name! }));
  const named = new Set([nodes[place]!.name ?? "", ...clauses.map(({ name }) => name)].flatMap(tokens));
  const words = tokens(description(place)).filter((word) => word.length >= SHORTEST && !named.has(word));
  if (nodes[place]!.name === undefined || clauses.length === 0 || words.length === 0) return undefined;
  const [word] = rng.sample(words, WORDS).sort((a, b) => b.length - a.length);
  return { clauses, word: word! };
}
