import type { Pattern } from "#splits/patterns/pattern";

/** Graphs of another size, another family, or another transitivity. */
export const structural: Pattern = {
  title: "structural",
  tasks: ["shortest-path", "topological-sort"],
  axes: {
    size: {
      varies: "size",
      together: false,
      settings: { "size-small": { size: "small" }, "size-large": { size: "large" } },
    },
    generator: {
      varies: "family",
      together: false,
      settings: { er: { family: "er" }, ba: { family: "ba" } },
    },
    transitivity: {
      varies: "transitivity",
      together: true,
      settings: { "transitivity-low": { transitivity: "low" }, "transitivity-high": { transitivity: "high" } },
    },
  },
};
