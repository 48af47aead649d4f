import { join } from "node:path";
import type { Mix } from "#splits/index";
import type { Command } from "#src/commands/command";
import { defaultRows } from "#src/commands/default-rows";
import { mixFlag, mixOf } from "#src/commands/mix-flag";
import { integer } from "#src/commands/parse";
import { problemFlags, problemOptions } from "#src/commands/problem-flags";
import { summarise } from "#src/commands/splits-summary";

export const genSplits: Command = {
  summary: "write a pattern's train and test files, with a manifest and a leakage certificate",
  options: [
    {
      flags: "--pattern <name>",
      text: "semantic, numerical, structural, reasoning, real-world or serialization",
      required: true,
    },
    { flags: "--task <name>", text: "a task; may stand several times", many: true, otherwise: "the pattern's own" },
    {
      flags: "--setting <name>",
      text: "a setting (int-large) or a group of them (size, transitivity, sets); may stand several times",
      many: true,
      otherwise: "all",
    },
    { flags: "--seed <n>", text: "same seed, same bytes", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--train <n>",
      text: "rows of each training file",
      parse: integer("--train"),
      otherwise: "500; real-world 1000",
    },
    {
      flags: "--test <n>",
      text: "rows of each test file",
      parse: integer("--test"),
      otherwise: "500; real-world 1000",
    },
    { flags: "--out <dir>", text: "folder to write to", otherwise: "out/splits/<pattern>" },
    mixFlag,
    {
      flags: "--data <dir>",
      text: "real-world: folder of the sets' public files, each set in a folder of its name; see docs/real-world.md",
      otherwise: "forty samples of each set",
    },
    ...problemFlags,
    { flags: "--json", text: "print the manifest" },
  ],
  examples: [
    "gen-splits --pattern structural",
    "gen-splits --pattern structural --setting size --task shortest-path --seed 7 --train 500 --test 500 --out splits/size",
    'gen-splits --pattern reasoning --mix "shortest-path=25|40|55|70|85" --out splits/mixtures',
    "gen-splits --pattern real-world --data downloads --out splits/real-world",
  ],
  async run(given, io) {
    const { writeSplits } = await import("#splits/index");
    const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
    const pattern = given.pattern as string;
    const rows = defaultRows(pattern);
    const mix = mixOf(given.mix as Mix[] | undefined);
    const out = (given.out as string | undefined) ?? join("out", "splits", pattern);
    const manifest = writeSplits({
      pattern,
      seed: (given.seed as number | undefined) ?? 0,
      train: (given.train as number | undefined) ?? rows,
      test: (given.test as number | undefined) ?? rows,
      out,
      problems: problemOptions(given),
      ...(given.task !== undefined && { tasks: given.task as string[] }),
      ...(given.setting !== undefined && { settings: given.setting as string[] }),
      ...(given.data !== undefined && { data: given.data as string }),
      ...(mix && { mix }),
      pretraining: pretrainingGraphs(),
      written: (file) => io.err(`${join(out, file.path)} ${file.rows}\n`),
    });
    io.out(given.json ? `${JSON.stringify(manifest, undefined, 2)}\n` : summarise(manifest, out));
  },
};
