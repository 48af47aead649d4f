import type { Serialization } from "#generators/serializations/serialization";

const canonical = { surface: "graphqa_nl", layout: "edgeList", labels: "own", edges: "own" } as const;

/** The serializations by name. */
export const serializations = {
  canonical,
  relabelled: { ...canonical, labels: "random" },
  shuffled: { ...canonical, edges: "shuffled" },
  "adjacency-list": { ...canonical, layout: "adjacencyList" },
  replicated: { ...canonical, edges: "replicated" },
  plain: { ...canonical, surface: "plain" },
  json: { ...canonical, surface: "json" },
  "networkx-code": { ...canonical, surface: "networkx_code" },
} as const satisfies Record<string, Serialization>;

export type SerializationName = keyof typeof serializations;
