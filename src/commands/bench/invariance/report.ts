import { join } from "node:path";
import type { Command } from "#src/commands/command";

export const report: Command = {
  summary: "one page: what becomes of each instance, invariance with floors, gap, ladder, failures, notes",
  arguments: [["[dir]", "the audit's folder; otherwise out/invariance"]],
  options: [
    { flags: "--title <text>", text: "of the page", otherwise: "Does an answer survive rewriting the graph?" },
    { flags: "--subtitle <text>", text: "below the title", otherwise: "none" },
    { flags: "--out <dir>", text: "where the page goes", otherwise: "report in the audit's folder" },
  ],
  examples: ["graphshift bench invariance report out/invariance"],
  async run({ dir = join("out", "invariance"), title, subtitle, out }, io) {
    const { runFolder } = await import("#benchmarks/invariance/runs/run-folder");
    const { reportRun } = await import("#src/commands/bench/invariance/report-run");
    const run = runFolder(dir as string);
    const titles = {
      ...(title !== undefined && { title: title as string }),
      ...(subtitle !== undefined && { subtitle: subtitle as string }),
    };
    const files = await reportRun(run, (out as string | undefined) ?? run.report, titles, io);
    io.out(`${files.join("\n")}\n`);
  },
};
