import { ask } from "#src/commands/bench/invariance/ask";
import { prepare } from "#src/commands/bench/invariance/prepare";
import { report } from "#src/commands/bench/invariance/report";
import { run } from "#src/commands/bench/invariance/run";
import { score } from "#src/commands/bench/invariance/score";
import { tables } from "#src/commands/bench/invariance/tables";
import type { Group } from "#src/commands/command";

export const invariance: Group = {
  summary: "serialization invariance: does an answer survive rewriting the graph, and where does a program fail?",
  kind: "command",
  commands: { prepare, ask, run, score, tables, report },
};
