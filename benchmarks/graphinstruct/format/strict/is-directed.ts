import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";

/** A word on the direction of a graph, and its place. */
export interface DirectionWord {
  readonly value: Literal;
  readonly at: number;
}

const MEANINGS = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

/**
 * Whether the graph is directed, by all that is said of it: undirected if nothing is.
 *
 * @throws ReadError if two words contradict each other, or one is neither true nor false
 */
export function isDirected(words: readonly DirectionWord[]): boolean {
  let directed: boolean | undefined;
  for (const { value, at } of words) {
    const word = pythonText(value).trim().toLowerCase();
    const means = MEANINGS.get(word);
    if (means === undefined) {
      refuse(at, `expected directed to be true or false, got ${JSON.stringify(word.slice(0, 20))}`);
    }
    if (directed === !means) refuse(at, "the graph is said to be directed and undirected");
    directed = means;
  }
  return directed ?? false;
}
