import { join } from "node:path";
import type { Command } from "#src/commands/command";

export const score: Command = {
  summary: "score all trials from the records alone: scored/<dataset>/<model>.jsonl.gz",
  arguments: [["[dir]", "the audit's folder; otherwise out/invariance"]],
  options: [{ flags: "--json", text: "print counts as JSON" }],
  examples: ["graphshift bench invariance score out/invariance"],
  async run({ dir = join("out", "invariance"), json }, io) {
    const { runFolder } = await import("#benchmarks/invariance/runs/run-folder");
    const { scoreRun } = await import("#src/commands/bench/invariance/score-run");
    const scored = await scoreRun(runFolder(dir as string), io);
    if (json) io.out(`${JSON.stringify(scored)}\n`);
    else for (const { file, rows, correct } of scored) io.out(`${file}: ${rows} rows, ${correct} right\n`);
  },
};
