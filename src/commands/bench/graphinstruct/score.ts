import { join } from "node:path";
import type { Command } from "#src/commands/command";

export const score: Command = {
  summary: "score what was written, as published and soundly, from the records alone",
  arguments: [["[dir]", "the folder of a run; otherwise out/graphinstruct"]],
  options: [
    { flags: "--mode <how>", text: "compat or sound", otherwise: "both" },
    { flags: "--json", text: "print totals as JSON" },
  ],
  examples: ["graphshift bench graphinstruct score out/graphinstruct"],
  async run({ dir = join("out", "graphinstruct"), mode, json }, io) {
    const { runFolder, scoreModes } = await import("#benchmarks/graphinstruct/runs/index");
    const { scoreLines } = await import("#src/commands/bench/graphinstruct/score-lines");
    const { scoreRun } = await import("#src/commands/bench/graphinstruct/score-run");
    const { nameIn, names } = await import("#src/pick");
    const modes = mode === undefined ? names(scoreModes) : [nameIn("mode", scoreModes, mode as string)];
    const { scored } = await scoreRun(runFolder(dir as string), modes, io);
    io.out(json ? `${JSON.stringify(scored)}\n` : `${scoreLines(scored).join("\n")}\n`);
  },
};
