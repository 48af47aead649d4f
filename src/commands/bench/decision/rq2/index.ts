import { reportDoor } from "#src/commands/bench/decision/report-door";
import { run } from "#src/commands/bench/decision/rq2/run";
import { scoreDoor } from "#src/commands/bench/decision/score-door";
import type { Group } from "#src/commands/command";

export const rq2: Group = {
  summary: "graph and text: nodes classified and entities selected, with and without links and texts",
  kind: "command",
  commands: { run, score: scoreDoor("rq2"), report: reportDoor("rq2") },
};
