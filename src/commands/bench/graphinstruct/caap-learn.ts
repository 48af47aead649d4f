import { join } from "node:path";
import type { Command } from "#src/commands/command";

export const learn: Command = {
  summary: "learn from scored runs which strategy suits level, constraints and tier, cross-validated",
  arguments: [["<runs...>", "folders of runs, or of .quality.json files, of models asked in all four ways"]],
  options: [
    { flags: "--instructions <dir>", text: "what was asked", otherwise: "the first run's own" },
    { flags: "--mode <how>", text: "of a run: the compat or the sound scores", otherwise: "sound" },
    { flags: "--out <file>", text: "where to write the table", otherwise: "out/caap.json" },
  ],
  examples: ["graphshift bench graphinstruct caap learn out/graphinstruct --out out/caap.json"],
  async run({ runs, instructions, mode = "sound", out = join("out", "caap.json") }, io) {
    const { learnFrom } = await import("#src/commands/bench/graphinstruct/learn-from");
    const { canonical } = await import("#src/json");
    const { writeWhole } = await import("#src/jsonl");
    const { models, table } = learnFrom(runs as string[], {
      instructions: instructions as string | undefined,
      mode: mode as string,
    });
    writeWhole(out as string, `${canonical(table)}\n`);
    io.out(`learnt from ${models.join(", ")}\n`);
    const { choices, inSample, heldOut, disagreements } = table;
    io.out(
      `${Object.keys(choices).length} cells: ${inSample.total.toFixed(3)} in sample, ${heldOut.total.toFixed(3)} on templates held out; ${disagreements} choices differ between the table learned on all templates and those learned without one\n`,
    );
    io.out(`${out}\n`);
  },
};
