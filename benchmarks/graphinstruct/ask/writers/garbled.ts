import type { Rng } from "#src/rng";

/** Ways to spoil a reply: prose, dots in place of edges, cut off, no header. */
const spoilings: readonly ((text: string) => string)[] = [
  () => "The graph has the nodes and edges described above; I hope this helps.",
  (text) => text.replace(/edge_list = \[[^\]]*\]/, "edge_list = [('0','1'), ...]"),
  (text) => text.slice(0, Math.floor(text.length * 0.7)),
  (text) => text.slice(text.indexOf("{")),
];

/** A reply that, with some probability, is no graph in the notation. */
export function garbled(text: string, probability: number, rng: Rng): string {
  return rng.next() < probability ? rng.pick(spoilings)(text) : text;
}
