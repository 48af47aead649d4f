import { reportDoor } from "#src/commands/bench/decision/report-door";
import { run } from "#src/commands/bench/decision/rq1/run";
import { scoreDoor } from "#src/commands/bench/decision/score-door";
import type { Group } from "#src/commands/command";

export const rq1: Group = {
  summary: "graph cognition: 800 queries about small graphs",
  kind: "command",
  commands: { run, score: scoreDoor("rq1"), report: reportDoor("rq1") },
};
