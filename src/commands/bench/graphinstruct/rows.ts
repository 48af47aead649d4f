import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";
import { UserError } from "#src/errors";

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
    refuse(out as string, instructions as string | undefined, apart as string | undefined);
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

/** @throws UserError for what can't be written, or would leave no row */
function refuse(out: string, instructions: string | undefined, apart: string | undefined): void {
  if (existsSync(out) && statSync(out).isDirectory())
    throw new UserError(`--out: expected a file, got the folder ${out}; name a file in it, such as rows.jsonl`);
  if (instructions !== undefined && apart !== undefined && resolve(instructions) === resolve(apart)) {
    throw new UserError(
      `--apart: expected other instructions than --instructions, got the same folder; nothing would be left to tune on`,
    );
  }
}
