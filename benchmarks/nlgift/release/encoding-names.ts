import type { EncodingName } from "#generators/encodings/index";

/** Our encodings by the release's names. */
export const encodingNames: Readonly<Record<string, EncodingName>> = {
  adjacency: "adjacency",
  incident: "incident",
  friendship: "friendship",
  "graph-expert": "expert",
};

/** The encoding of a setting: the semantic ones name it, all others are incident. */
export function encodingOf(setting: string | undefined): EncodingName {
  return encodingNames[setting ?? ""] ?? "incident";
}
