import type { EncodingName } from "#generators/encodings/index";

/** Five words of each encoding: two that describe edges, three that name nodes, as in NLGift's Table 8 but of our own prompts. */
const KEYWORDS: Readonly<Record<EncodingName, readonly string[]>> = {
  adjacency: ["joined", "length", "0", "1", "2"],
  incident: ["edges", "length", "0", "1", "2"],
  expert: ["analyst", "edges", "A", "B", "C"],
  friendship: ["friends", "away", "Mia", "Otto", "Paula"],
};

export function keywordsOf(encoding: EncodingName): readonly string[] {
  return KEYWORDS[encoding];
}
