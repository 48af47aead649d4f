import { shippedTasks } from "#generators/tasks/index";
import type { Pattern } from "#splits/patterns/pattern";

/** The training file that mixes all tasks. */
export const ALL_SYNTHETIC = "all-synthetic";

/** Questions that people wrote, about graphs that nobody drew (NLGift, section 2.1 and appendix B.2). */
export const realWorld: Pattern = {
  title: "real-world",
  tasks: shippedTasks,
  axes: {},
  realWorld: {
    related: {
      strategyqa: "conn-path",
      "knowledge-crosswords": "conn-topo",
      explagraphs: "conn-path",
      proscript: "conn-topo",
    },
    mixtures: {
      "conn-path": ["connectivity", "shortest-path"],
      "conn-topo": ["connectivity", "topological-sort"],
      [ALL_SYNTHETIC]: shippedTasks,
    },
  },
};
