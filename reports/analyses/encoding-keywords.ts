import { firstNames } from "#generators/encodings/first-names";
import type { EncodingName } from "#generators/encodings/index";

/**
 * Five words of each encoding as in NLGift's Table 8, but of our own prompts: two that describe edges, whatever the task
 * of the semantic pattern, and three that name nodes.
 */
export const encodingKeywords: Readonly<Record<EncodingName, readonly string[]>> = {
  adjacency: ["joined", "edge", "0", "1", "2"],
  incident: ["edges", "has", "0", "1", "2"],
  expert: ["edges", "undirected", "A", "B", "C"],
  friendship: ["friends", "friend", ...firstNames.slice(0, 3)],
};
