import { existsSync } from "node:fs";
import { join } from "node:path";
import { type TaskName, tasks } from "#generators/tasks/index";
import { MANIFEST, type PatternName, patterns } from "#splits/index";
import type { Command } from "#src/commands/command";
import { patternOf } from "#src/commands/find-setting";
import { orderFrom } from "#src/commands/order";
import { integer } from "#src/commands/parse";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { nameIn, pick } from "#src/pick";
import type { Examples } from "#training/trainer";

export const fineTune: Command = {
  summary: "tune a model on one setting of a pattern",
  options: [
    { flags: "--train <setting>", text: "the setting to tune on (incident, float, er, …)", required: true },
    { flags: "--task <name>", text: "the task; a reasoning setting is its own task" },
    { flags: "--via <trainer>", text: "who trains: graphshift list trainers", required: true },
    { flags: "--pattern <name>", text: "the setting's pattern", otherwise: "the one that has it" },
    {
      flags: "--splits <dir>",
      text: "splits to take the rows from",
      otherwise: "out/splits/<pattern> (-<task>, if not one of its own), made if there are none",
    },
    { flags: "--recipe <name>", text: "which rows the model is trained on", otherwise: "cot" },
    { flags: "--seed <n>", text: "of the order of the rows", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--set <name=value>",
      text: "a hyperparameter (steps=600); may stand several times",
      many: true,
      parse: assignment,
    },
    {
      flags: "--threads <n>",
      text: "1 or 2; with 1 equal orders give equal bits",
      parse: integer("--threads", 1, 2),
      otherwise: "1",
    },
    { flags: "--out <dir>", text: "the job's folder", otherwise: "out/models/<pattern>/<task>/<setting>" },
    { flags: "--dry-run", text: "say what would be done, and stop" },
    { flags: "--yes", text: "do not ask before spending money (local training costs none)" },
    { flags: "--json", text: "print the job record" },
  ],
  examples: [
    "fine-tune --train incident --task shortest-path --via local",
    "fine-tune --train float --task max-flow --via local --set steps=600 --set rate=0.003 --out out/float",
  ],
  async run(given, io) {
    const { trainers } = await import("#training/index");
    const load = pick("trainer", trainers, given.via as string);
    const setting = given.train as string;
    const pattern = patternOf(setting, given.pattern as string | undefined);
    const task = taskOf(pattern, setting, given.task as string | undefined);
    const own = patterns[pattern].tasks.includes(task);
    const splits = (given.splits as string | undefined) ?? join("out", "splits", own ? pattern : `${pattern}-${task}`);
    if (given.splits === undefined && !existsSync(join(splits, MANIFEST))) {
      io.err(`no splits in ${splits} yet: ${given.dryRun ? "they would be made first" : "making them"}\n`);
      if (given.dryRun) return;
      await makeSplits(splits, pattern, own ? patterns[pattern].tasks : [task]);
    }
    const order = orderFrom(splits, {
      setting,
      task,
      recipe: (given.recipe as string | undefined) ?? "cot",
      seed: (given.seed as number | undefined) ?? 0,
      hyperparameters: Object.fromEntries((given.set as [string, unknown][] | undefined) ?? []),
    });
    const folder = (given.out as string | undefined) ?? join("out", "models", pattern, task, setting);
    if (given.dryRun) {
      io.out(
        `${countOf(order.examples)} of ${splits} (${task}, ${setting}), recipe ${order.recipe}, via ${given.via}, into ${folder}; no cost\n`,
      );
      return;
    }
    const trainer = await load();
    const board = screen(io);
    const watch = progress(io, board, () => board.paint(watch.lines()));
    const record = await trainer.tune(order, {
      folder,
      threads: ((given.threads as number | undefined) ?? 1) as 1 | 2,
      signal: io.signal,
      tick: watch.begin(`tuning on ${setting}`),
    });
    board.clear();
    io.signal.throwIfAborted();
    io.out(given.json ? `${canonical(record)}\n` : `${record.model} in ${join(folder, "model")}\n`);
  },
};

function countOf(examples: Examples): string {
  return examples.method === "sft" ? `${examples.rows.length} rows` : `${examples.pairs.length} pairs`;
}

function assignment(text: string): [name: string, value: unknown] {
  const [, name, value] = /^([A-Za-z]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UserError(`--set: expected a name and a value such as steps=600, got ${JSON.stringify(text)}`);
  }
  if (value === "true" || value === "false") return [name, value === "true"];
  return [name, Number.isNaN(Number(value)) ? value : Number(value)];
}

function taskOf(pattern: PatternName, setting: string, given: string | undefined): TaskName {
  const task = pattern === "reasoning" ? (given ?? setting) : given;
  if (task === undefined) throw new UserError("--task: expected a task (graphshift list tasks), got none");
  if (pattern === "reasoning" && task !== setting)
    throw new UserError(`--task: expected ${setting}, the task of that reasoning setting, got ${task}; leave it out`);
  return nameIn("task", tasks, task);
}

/** Makes splits with the defaults of gen-splits. */
async function makeSplits(dir: string, pattern: PatternName, wanted: readonly TaskName[]): Promise<void> {
  const { writeSplits } = await import("#splits/index");
  const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
  const options = { pattern, tasks: wanted, seed: 0, train: 500, test: 500, out: dir };
  writeSplits({ ...options, pretraining: pretrainingGraphs() });
}
