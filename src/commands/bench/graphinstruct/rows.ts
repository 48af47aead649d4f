import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const rows: Command = {
  summary: "rows to tune a model on, of instructions drawn for that; never of the official ones",
  options: [
    { flags: "--count <n>", text: "rows of each level", parse: integer("--count", 1), otherwise: "100" },
    {
      flags: "--level <n>",
      text: "levels, 0 to 5; may stand several times",
      many: true,
      parse: integer("--level", 0, 5),
      otherwise: "all",
    },
    { flags: "--seed <n>", text: "same seed, same rows", parse: integer("--seed"), otherwise: "1" },
    { flags: "--instructions <dir>", text: "rows of these generated instructions instead" },
    { flags: "--apart <dir>", text: "instructions kept for evaluation: no row is one of them" },
    { flags: "--strategy <name>", text: "how instructions are put: see ask", otherwise: "zero-shot" },
    { flags: "--out <file>", text: "chat rows as JSON lines", required: true },
  ],
  examples: ["graphshift bench graphinstruct rows --count 200 --apart out/instructions --out out/rows.jsonl"],
  async run({ count = 100, level, seed = 1, instructions, apart, strategy = "zero-shot", out }, io) {
    const made = await import("#benchmarks/graphinstruct/instructions/index");
    const { strategies } = await import("#benchmarks/graphinstruct/ask/index");
    const { formatLines, writeWhole } = await import("#src/jsonl");
    const { nameIn } = await import("#src/pick");
    const options = {
      strategy: nameIn("strategy", strategies, strategy as string),
      ...(apart !== undefined && { evaluation: made.readInstructions(apart as string) }),
    };
    const levels = made.LEVELS.filter((one) => level === undefined || (level as number[]).includes(one));
    const written =
      instructions === undefined
        ? made.tuningRows({ seed: seed as number, count: count as number, levels, ...options })
        : made.tuningRowsOf(instructions as string, options);
    writeWhole(out as string, formatLines(written));
    io.out(`${out}: ${written.length} rows\n`);
  },
};
