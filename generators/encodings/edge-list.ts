import type { View } from "#generators/encodings/encoding";
import { permutation } from "#generators/permutation";

/** One edge in words: the labels of its two ends and, in a weighted relation, its number. */
export type EdgePhrase = (from: string, to: string, number: string) => string;

/** Every edge in words, once, in random order; an undirected edge starts at a random end. */
export function edgeList({ graph, labels, number, rng }: View, phrase: EdgePhrase): string[] {
  const { sources, targets, weights, directed } = graph;
  const phrases: string[] = [];
  for (const e of permutation(rng, sources.length)) {
    const source = labels[sources[e]!]!;
    const target = labels[targets[e]!]!;
    const amount = weights ? number(weights[e]!) : "";
    phrases.push(directed || rng.next() < 0.5 ? phrase(source, target, amount) : phrase(target, source, amount));
  }
  return phrases;
}
