import { answersIn } from "#benchmarks/decision/rq2/queries/answers";
import type { Criteria } from "#benchmarks/decision/rq2/queries/criteria";
import type { Described } from "#benchmarks/decision/rq2/queries/described";
import { drawCriteria } from "#benchmarks/decision/rq2/queries/draw-criteria";
import { tokens } from "#benchmarks/decision/rq2/select/tokens";
import { incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { TextQuery } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { stream } from "#src/rng";

export interface TemplateOptions extends Pick<Described, "graph" | "description"> {
  readonly seed: number;
  /** Queries, at most: fewer where the graph does not give so many. */
  readonly count: number;
}

/** Right answers of a query, at most: with many of them, picking one says little. */
const ANSWERS = 5;
/** Draws for each query wanted, at most. */
const TRIES = 50;

/**
 * Queries made by template over named nodes: what has one or two given links to nodes of given names, and a given word in
 * its description. The answers are all nodes of which that is true; none of their names is in the query.
 */
export function templateQueries({ graph, description, seed, count }: TemplateOptions): TextQuery[] {
  const rng = stream(seed, "rq2", graph.name, "queries");
  const described = { graph, description, linksAt: incidence(graph.links, graph.nodes.length) };
  const answers = answersIn(described);
  const made = new Map<string, TextQuery>();
  for (let left = count * TRIES; left > 0 && made.size < count; left--) {
    const criteria = drawCriteria(described, rng);
    if (!criteria) continue;
    const text = worded(criteria, graph.links.names);
    const gold = answers(criteria);
    const isTold = gold.some((place) => mentions(text, graph.nodes[place]!.name ?? ""));
    if (gold.length <= ANSWERS && !isTold && !made.has(text)) made.set(text, { id: String(made.size), text, gold });
  }
  return [...made.values()];
}

function worded({ clauses, word }: Criteria, relations: readonly string[]): string {
  const links = clauses.map(({ relation, name }) => `“${name}” as ${relations[relation]!}`);
  return `What has ${[...links, `“${word}” in its description`].join(" and ")}?`;
}

/** Whether all words of a name stand in a text, one after the other. */
function mentions(text: string, name: string): boolean {
  const spaced = (words: string) => ` ${tokens(words).join(" ")} `;
  return spaced(text).includes(spaced(name));
}
