import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";
import { problemFlags, problemOptions } from "#src/commands/problem-flags";
import { summarise } from "#src/commands/splits-summary";

export const genSplits: Command = {
  summary: "write a pattern's train and test files, with a manifest and a leakage certificate",
  options: [
    { flags: "--pattern <name>", text: "semantic, numerical, structural or reasoning", required: true },
    { flags: "--task <name>", text: "a task; may stand several times", many: true, otherwise: "the pattern's own" },
    {
      flags: "--setting <name>",
      text: "a setting (int-large) or all of an axis (size, generator, transitivity); may stand several times",
      many: true,
      otherwise: "all",
    },
    { flags: "--seed <n>", text: "same seed, same bytes", parse: integer("--seed"), otherwise: "0" },
    { flags: "--train <n>", text: "rows of each training file", parse: integer("--train"), otherwise: "500" },
    { flags: "--test <n>", text: "rows of each test file", parse: integer("--test"), otherwise: "500" },
    { flags: "--out <dir>", text: "folder to write to", otherwise: "out/splits/<pattern>" },
    ...problemFlags,
    { flags: "--json", text: "print the manifest" },
  ],
  examples: [
    "gen-splits --pattern structural",
    "gen-splits --pattern structural --setting size --task shortest-path --seed 7 --train 500 --test 500 --out splits/size",
  ],
  async run(given, io) {
    const { writeSplits } = await import("#splits/index");
    const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
    const out = (given.out as string | undefined) ?? join("out", "splits", given.pattern as string);
    const manifest = writeSplits({
      pattern: given.pattern as string,
      seed: (given.seed as number | undefined) ?? 0,
      train: (given.train as number | undefined) ?? 500,
      test: (given.test as number | undefined) ?? 500,
      out,
      problems: problemOptions(given),
      ...(given.task !== undefined && { tasks: given.task as string[] }),
      ...(given.setting !== undefined && { settings: given.setting as string[] }),
      pretraining: pretrainingGraphs(),
      written: (file) => io.err(`${join(out, file.path)} ${file.rows}\n`),
    });
    io.out(given.json ? `${JSON.stringify(manifest, undefined, 2)}\n` : summarise(manifest, out));
  },
};
