import { analyze } from "#src/commands/bench/graphinstruct/analyze";
import { ask } from "#src/commands/bench/graphinstruct/ask";
import { caap } from "#src/commands/bench/graphinstruct/caap";
import { instructions } from "#src/commands/bench/graphinstruct/instructions";
import { judge } from "#src/commands/bench/graphinstruct/judge";
import { rows } from "#src/commands/bench/graphinstruct/rows";
import { score } from "#src/commands/bench/graphinstruct/score";
import type { Group } from "#src/commands/command";

export const graphinstruct: Group = {
  summary: "GraphInstruct: models write graphs under constraints, and are diagnosed",
  kind: "command",
  commands: { instructions, ask, score, analyze, judge, rows, caap },
};
