import type { Ends } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";

/** Which nodes a prompt mentions. */
export interface Mentions {
  /** The label of a queried node that only the question mentions. */
  readonly queried?: string;
  /** Nodes without an edge that it never mentions; those with one are taken to be mentioned. */
  readonly unnamed: number;
  /** Whether it says how many nodes there are, or lists them. */
  readonly counted: boolean;
}

/** Numbers that are no nodes: weights and lengths. The cues of question and answer are no nodes either. */
const AMOUNTS =
  /(?:weights?|capacity|capacities|length|distance)(?: of)? \d+(?:\.\d+)?|\d+(?:\.\d+)? (?:miles?|km|kg)|= ?\d+(?:\.\d+)?|^[QA]:/gm;

/** @param labels one per node; undefined where the prompt was found not to name it */
export function mentionsIn(
  prompt: string,
  { order, sources, targets }: Graph,
  labels: readonly (string | undefined)[],
  query: Ends | null,
): Mentions {
  const counted = isCounted(prompt, order, labels);
  // A range mentions all its nodes.
  if (isRanged(prompt, labels)) return { unnamed: 0, counted };
  const words = new Map<string | undefined, number>();
  for (const [word] of prompt.replace(AMOUNTS, " ").matchAll(/[\p{L}\p{N}]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1);
  const times = (node: number) => words.get(labels[node]) ?? 0;
  const asked = query ? [query.source, query.target] : [];
  const queried = asked.find((node) => times(node) <= 1);
  const joined = new Set([...sources, ...targets, ...asked]);
  const unnamed = labels.filter((_, node) => !joined.has(node) && times(node) === 0).length;
  return { ...(queried !== undefined && { queried: labels[queried] ?? `node ${queried}` }), unnamed, counted };
}

function isCounted(prompt: string, order: number, labels: readonly (string | undefined)[]): boolean {
  const stated = new RegExp(`\\b${order} (?:\\w+ )?(?:nodes|people|persons|vertices|friends)\\b`).test(prompt);
  return stated || isRanged(prompt, labels) || prompt.includes(labels.join(", "));
}

/** Whether it says "0 to 9" of nodes 0 … 9. */
function isRanged(prompt: string, labels: readonly (string | undefined)[]): boolean {
  return prompt.includes(`${labels[0]} to ${labels.at(-1)}`);
}
