import type { Pattern } from "#splits/patterns/pattern";

/** Other weights and capacities, on graphs of their own. */
export const numerical: Pattern = {
  title: "numerical",
  tasks: ["shortest-path", "max-flow"],
  axes: {
    numbers: {
      varies: "numbers",
      together: false,
      settings: {
        "int-small": { numbers: "int-small" },
        "int-large": { numbers: "int-large" },
        float: { numbers: "float" },
      },
    },
  },
};
