import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const instructions: Command = {
  summary: "draw instructions of our own with verified references, and pools to compare with",
  options: [
    { flags: "--count <n>", text: "instructions of each level", parse: integer("--count", 1), otherwise: "100" },
    {
      flags: "--level <n>",
      text: "levels, 0 to 5; may stand several times",
      many: true,
      parse: integer("--level", 0, 5),
      otherwise: "all",
    },
    { flags: "--seed <n>", text: "same seed, same bytes", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--pool <n>",
      text: "graphs of each reference pool",
      parse: integer("--pool"),
      otherwise: "220; 0 is none",
    },
    {
      flags: "--out <dir>",
      text: "folder to write to; one of drawn instructions is replaced",
      otherwise: "out/instructions",
    },
    { flags: "--json", text: "print the manifests" },
  ],
  examples: ["graphshift bench graphinstruct instructions --count 40 --seed 7 --out out/instructions"],
  async run({ count = 100, level, seed = 0, pool = 220, out = join("out", "instructions"), json }, io) {
    const { writeInstructions, writePools, LEVELS } = await import("#benchmarks/graphinstruct/instructions/index");
    const levels = LEVELS.filter((one) => level === undefined || (level as number[]).includes(one));
    const made = writeInstructions(out as string, { seed: seed as number, count: count as number, levels });
    const pools =
      (pool as number) > 0
        ? writePools(join(out as string, "pools"), { seed: seed as number, count: pool as number })
        : undefined;
    if (json) io.out(`${JSON.stringify({ instructions: made, pools })}\n`);
    else {
      for (const one of levels) io.out(`L${one}: ${made.counts[one]} instructions\n`);
      const graphs = Object.values(pools?.counts ?? {}).reduce((sum, each) => sum + each, 0);
      if (pools) io.out(`pools: ${graphs} graphs\n`);
      io.out(`${out}\n`);
    }
  },
};
