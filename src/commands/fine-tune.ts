import { existsSync } from "node:fs";
import { join } from "node:path";
import { type TaskName, tasks } from "#generators/tasks/index";
import { MANIFEST, type PatternName, patterns } from "#splits/index";
import { assignment } from "#src/commands/assignment";
import type { Command, Given, Io } from "#src/commands/command";
import { patternOf } from "#src/commands/find-setting";
import { orderFrom, trainingFile, trainingQuestions } from "#src/commands/order";
import { integer } from "#src/commands/parse";
import { progress } from "#src/commands/progress";
import { sampleFor } from "#src/commands/sample-for";
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
    {
      flags: "--recipe <name>",
      text: "which examples the model is trained on: graphshift list recipes",
      otherwise: "cot; with --method dpo preference",
    },
    {
      flags: "--option <name=value>",
      text: "a setting of the recipe (file=code.jsonl); may stand several times",
      many: true,
      parse: assignment("--option"),
    },
    { flags: "--method <name>", text: "sft or dpo, to be sure of it", otherwise: "what the recipe is for" },
    { flags: "--base <dir>", text: "the model to start from", otherwise: "the trainer's own" },
    {
      flags: "--samples <n>",
      text: "replies of that model to each training problem, for recipes made of such",
      parse: integer("--samples", 1),
      otherwise: "4",
    },
    { flags: "--max-tokens <n>", text: "the longest such reply", parse: integer("--max-tokens", 1), otherwise: "400" },
    { flags: "--seed <n>", text: "of the order of the rows", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--set <name=value>",
      text: "a hyperparameter (steps=600); may stand several times",
      many: true,
      parse: assignment("--set"),
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
    "fine-tune --train incident --task shortest-path --via local --method dpo --base out/models/semantic/shortest-path/incident/model --out out/dpo",
  ],
  async run(given, io) {
    const { trainers } = await import("#training/index");
    const load = pick("trainer", trainers, given.via as string);
    const recipe = await recipeOf(given);
    const setting = given.train as string;
    const pattern = patternOf(setting, given.pattern as string | undefined);
    const task = taskOf(pattern, setting, given.task as string | undefined);
    const own = task === undefined || patterns[pattern].tasks.includes(task);
    const splits = (given.splits as string | undefined) ?? join("out", "splits", own ? pattern : `${pattern}-${task}`);
    if (given.splits === undefined && !existsSync(join(splits, MANIFEST))) {
      io.err(`no splits in ${splits} yet: ${given.dryRun ? "they would be made first" : "making them"}\n`);
      if (given.dryRun) return;
      await makeSplits(splits, pattern, own ? patterns[pattern].tasks : [task]);
    }
    const file = trainingFile(splits, setting, task);
    const questions = trainingQuestions(splits, file);
    const folder = (given.out as string | undefined) ?? join("out", "models", pattern, file.task, setting);
    const about = `${questions.length} problems of ${splits} (${file.task}, ${setting}), recipe ${recipe.name}, via ${given.via}, into ${folder}; no cost\n`;
    if (given.dryRun) {
      io.out(about);
      return;
    }
    const trainer = await load();
    const base = given.base as string | undefined;
    const seed = (given.seed as number | undefined) ?? 0;
    const board = screen(io);
    const watch = progress(io, board, () => board.paint(watch.lines()));
    const wanted = {
      samples: (given.samples as number | undefined) ?? 4,
      maxTokens: (given.maxTokens as number | undefined) ?? 400,
      temperature: 0.8,
      seed,
    };
    const samples = recipe.samples
      ? await sampleFor({
          model: trainer.base(base),
          questions,
          wanted,
          folder,
          signal: io.signal,
          tick: watch.begin("sampling"),
        })
      : [];
    const { order, counts } = orderFrom(splits, questions, {
      recipe: recipe.name,
      options: Object.fromEntries((given.option as [string, unknown][] | undefined) ?? []),
      samples,
      seed,
      hyperparameters: Object.fromEntries((given.set as [string, unknown][] | undefined) ?? []),
      ...(base !== undefined && { base }),
    });
    tell(io, order.examples, counts);
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

async function recipeOf({ recipe, method }: Given) {
  const { recipes } = await import("#training/recipes/index");
  const name = nameIn("recipe", recipes, (recipe as string | undefined) ?? (method === "dpo" ? "preference" : "cot"));
  const found = recipes[name];
  if (method !== undefined && method !== found.method) {
    throw new UserError(
      `--method: expected ${found.method}, which recipe ${name} is for, got ${method}; choose another recipe, or leave it out`,
    );
  }
  return { name, ...found };
}

function tell(io: Io, examples: Examples, counts: Readonly<Record<string, number>>): void {
  const made = examples.method === "sft" ? `${examples.rows.length} rows` : `${examples.pairs.length} pairs`;
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  io.err(`${made} (${told.join(", ")})\n`);
}

/** undefined: whatever task the setting's only file is of. */
function taskOf(pattern: PatternName, setting: string, given: string | undefined): TaskName | undefined {
  if (pattern === "real-world" || (pattern === "reasoning" && !(setting in tasks))) return undefined;
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
