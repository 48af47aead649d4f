import { explagraphs } from "#generators/real-world/explagraphs";
import { knowledgeCrosswords } from "#generators/real-world/knowledge-crosswords";
import { proscript } from "#generators/real-world/proscript";
import type { RealWorldSet } from "#generators/real-world/set";
import { strategyqa } from "#generators/real-world/strategyqa";

/** The real-world sets by name (NLGift, section 2.1: multi-hop questions, then structured commonsense reasoning). */
export const realWorldSets = {
  strategyqa,
  "knowledge-crosswords": knowledgeCrosswords,
  explagraphs,
  proscript,
} as const satisfies Record<string, RealWorldSet>;

/** A name of the registry. */
export type RealWorldSetName = keyof typeof realWorldSets;
