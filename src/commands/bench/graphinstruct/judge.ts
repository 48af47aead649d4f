import { readFileSync } from "node:fs";
import type { Command } from "#src/commands/command";
import { UserError } from "#src/errors";
import { readText } from "#src/read-text";

export const judge: Command = {
  summary: "judge outputs line by line: what was read, every constraint, every score",
  arguments: [
    [
      "<file>",
      "lines of {id, text, tokens?}, or {id, texts, tokens} to be scored together; - reads them from the input",
    ],
  ],
  options: [
    { flags: "--mode <how>", text: "compat, as the released code; or sound", otherwise: "sound" },
    { flags: "--instructions <dir>", text: "level_0.json … level_5.json", required: true },
    { flags: "--pools <dir>", text: "reference pools", otherwise: "none" },
    { flags: "--diagnostics", text: "edit distance, orbits, BLEU and others of each line, which no score counts" },
  ],
  examples: ["graphshift bench graphinstruct judge outputs.jsonl --mode compat --instructions DIR --pools DIR"],
  async run({ file, mode = "sound", instructions, pools, diagnostics }, io) {
    const path = file as string;
    const { diagnoseLine, judgeLine, linesToJudge } = await import("#benchmarks/graphinstruct/judge/index");
    const { readInstructions } = await import("#benchmarks/graphinstruct/instructions/index");
    const { readPools } = await import("#benchmarks/graphinstruct/pools/index");
    const { scoreModes } = await import("#benchmarks/graphinstruct/runs/index");
    const { nameIn } = await import("#src/pick");
    const judging = {
      mode: nameIn("mode", scoreModes, mode as string),
      instructions: readInstructions(instructions as string),
      pools: pools === undefined ? new Map() : readPools(pools as string),
      file: path,
    };
    const text = path === "-" ? readFileSync(0, "utf8") : readText(path, "check the path");
    if (text.trim() === "")
      throw new UserError(`${path}: expected lines of outputs, got none; write some and judge them`);
    for (const line of linesToJudge(text.split("\n"), judging)) {
      const judged = judgeLine(line);
      io.out(`${JSON.stringify(diagnostics ? { ...judged, diagnostics: await diagnoseLine(line) } : judged)}\n`);
    }
  },
};
