import type { VariantOptions } from "#benchmarks/invariance/variants/variants-of";

const graphqa = {
  prose: "graphqa_nl",
  relabellings: 3,
  orderings: ["s_sorted_t_shuffled", "t_sorted_s_shuffled", "shuffle_all"],
  structures: ["adj_list", "replicated"],
  syntaxes: ["plain", "json", "networkx_code"],
} as const satisfies VariantOptions;

const erdos = {
  prose: "erdos_nl",
  relabellings: 3,
  orderings: ["sorted_st", "s_sorted_t_shuffled", "shuffle_all"],
  structures: ["adj_list", "replicated"],
  syntaxes: ["json", "networkx_code"],
} as const satisfies VariantOptions;

const slight = {
  relabellings: 1,
  orderings: ["shuffle_all"],
  structures: ["adj_list"],
  syntaxes: ["json", "networkx_code"],
} as const satisfies Omit<VariantOptions, "prose">;

/** The forms that are made of instances, by data set: those of the published study, and, for sets of our own, those of the one that they are like. */
export const studies = {
  graphqa,
  erdos,
  "erdos-style": erdos,
  graphshift: graphqa,
} as const satisfies Record<string, VariantOptions>;

/** The forms of the published pilot. */
export const pilotStudies = {
  graphqa: { prose: "graphqa_nl", ...slight },
  erdos: { prose: "erdos_nl", ...slight },
} as const satisfies Record<string, VariantOptions>;
