import { rq1 } from "#src/commands/bench/decision/rq1/index";
import { rq2 } from "#src/commands/bench/decision/rq2/index";
import { rq3 } from "#src/commands/bench/decision/rq3/index";
import type { Group } from "#src/commands/command";

export const decision: Group = {
  summary: "GraphDecisionBench: pick among options; graph queries, graph and text, decision by decision",
  kind: "part",
  commands: { rq1, rq2, rq3 },
};
