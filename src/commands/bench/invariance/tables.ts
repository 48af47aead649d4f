import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "#src/commands/command";

export const tables: Command = {
  summary: "the audit's tables and figures, in the published layout; of published tables: gaps, headlines and accuracy",
  arguments: [["[dir]", "the audit's folder, or one of published tables; otherwise out/invariance"]],
  options: [
    {
      flags: "--cut-off <what>",
      text: "replies that were cut off: apart, or counted as in the published tables",
      otherwise: "apart",
    },
    { flags: "--json", text: "print headlines and gaps as JSON" },
  ],
  examples: ["graphshift bench invariance tables", "graphshift bench invariance tables DIR --json"],
  async run({ dir = join("out", "invariance"), cutOff = "apart", json }, io) {
    const { runFolder } = await import("#benchmarks/invariance/runs/run-folder");
    const { nameIn } = await import("#src/pick");
    const counting = nameIn("way with cut-off replies", { apart: 0, counted: 0 }, cutOff as string);
    const run = runFolder(dir as string);
    if (!existsSync(run.data)) {
      const { readPublished } = await import("#benchmarks/invariance/tables/published/read-published");
      const { publishedLines } = await import("#src/commands/bench/invariance/published-lines");
      const published = readPublished(run.dir);
      io.out(json ? `${JSON.stringify(published)}\n` : `${publishedLines(published).join("\n")}\n`);
      return;
    }
    const { makeTables } = await import("#src/commands/bench/invariance/make-tables");
    const { study, files } = await makeTables(run, counting, io);
    if (json) {
      const { summary } = await import("#src/commands/bench/invariance/summary");
      io.out(`${JSON.stringify(summary(study))}\n`);
      return;
    }
    const { summaryLines } = await import("#benchmarks/invariance/tables/text/summary-lines");
    io.out(`${[...summaryLines(study), ...files].join("\n")}\n`);
  },
};
