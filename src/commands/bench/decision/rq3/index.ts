import { reportDoor } from "#src/commands/bench/decision/report-door";
import { rules } from "#src/commands/bench/decision/rq3/rules";
import { run } from "#src/commands/bench/decision/rq3/run";
import { scoreDoor } from "#src/commands/bench/decision/score-door";
import type { Group } from "#src/commands/command";

export const rq3: Group = {
  summary: "sequential decisions: tours, cuts, influence and communities, built step by step",
  kind: "command",
  commands: { run, score: scoreDoor("rq3"), report: reportDoor("rq3"), rules },
};
