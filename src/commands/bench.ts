import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";
import { pick } from "#src/pick";

/** The benchmarks that are systems of their own, and what makes them. */
const benchmarks = { nlgift: () => import("#benchmarks/nlgift/presets/index") } as const;

export const bench: Command = {
  summary: "make a published benchmark whole: problems, splits, certificates, trainer settings",
  arguments: [["<benchmark>", "nlgift"]],
  options: [
    {
      flags: "--preset <name>",
      text: "paper: the published counts and settings; clean: without their faults",
      otherwise: "clean",
    },
    {
      flags: "--data <dir>",
      text: "the real-world sets' public files",
      otherwise: "none: 33,000 of the 37,000 problems are made",
    },
    { flags: "--seed <n>", text: "same seed, same bytes", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--percent <n>",
      text: "so much of each file, to try things out",
      parse: integer("--percent", 1, 100),
      otherwise: "100",
    },
    { flags: "--out <dir>", text: "folder to write to", otherwise: "out/<benchmark>-<preset>" },
    { flags: "--dry-run", text: "print the table as published, and stop" },
    { flags: "--json", text: "print the table as JSON" },
  ],
  examples: [
    "graphshift bench nlgift --preset paper",
    "graphshift bench nlgift --preset clean --percent 2 --out out/try",
  ],
  async run(given, io) {
    const { presets, makePreset, PUBLISHED, tableLines } = await pick(
      "benchmark",
      benchmarks,
      given.benchmark as string,
    )();
    const name = (given.preset as string | undefined) ?? "clean";
    const preset = pick("preset", presets, name);
    const out = (given.out as string | undefined) ?? join("out", `${given.benchmark}-${name}`);
    if (given.dryRun) {
      io.out(given.json ? `${JSON.stringify(PUBLISHED)}\n` : tableLines(PUBLISHED));
      return;
    }
    const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
    const lines = makePreset(preset, {
      out,
      seed: (given.seed as number | undefined) ?? 0,
      pretraining: [...pretrainingGraphs()],
      written: (path, file) => io.err(`${path} ${file.rows}\n`),
      ...(given.data !== undefined && { data: given.data as string }),
      ...(given.percent !== undefined && { percent: given.percent as number }),
    });
    io.out(given.json ? `${JSON.stringify(lines)}\n` : `${tableLines(lines)}${out}\n`);
  },
};
