import type { PartName } from "#benchmarks/decision/runs/index";
import type { Command } from "#src/commands/command";

/** The door that writes the report of a run of a part. */
export function reportDoor(part: PartName): Command {
  return {
    summary: "write a page with figures, from the records alone",
    arguments: [["[dir]", `the folder of a run; otherwise out/decision/${part}`]],
    options: [
      { flags: "--title <text>", text: "of the page", otherwise: "GraphDecisionBench" },
      { flags: "--out <dir>", text: "where it is written", otherwise: "report in the run's folder" },
    ],
    examples: [`graphshift bench decision ${part} report`],
    async run({ dir, title = "GraphDecisionBench", out }, io) {
      const { placeOf } = await import("#src/commands/bench/decision/place");
      const { scoreInto } = await import("#src/commands/bench/decision/score-into");
      const { writeReport } = await import("#src/commands/bench/decision/write-report");
      const run = placeOf(part, dir);
      const results = await scoreInto(part, run, io);
      const titles = { title: title as string, subtitle: "" };
      const files = await writeReport((out as string | undefined) ?? run.report, titles, [{ run, results }], io);
      io.out(`${files.join("\n")}\n`);
    },
  };
}
