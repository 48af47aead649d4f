import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** Ids made of these alone can't be mistaken for the punctuation of a list. */
const PLAIN = /^[\p{L}\p{N}_.-]{1,40}$/u;
const LONGEST = 40;

/** A node's id as feedback names it: plain where that is unambiguous, else as a JSON string, long ones cut. */
export function nameNode(written: WrittenGraph, node: number): string {
  const id = written.ids[node]!;
  if (PLAIN.test(id)) return id;
  return JSON.stringify(id.length > LONGEST ? `${id.slice(0, LONGEST)}…` : id);
}
