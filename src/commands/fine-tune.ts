import { join } from "node:path";
import type { Command, Given, Io } from "#src/commands/command";
import { options } from "#src/commands/fine-tune/options";
import { samplesFor } from "#src/commands/fine-tune/samples";
import { trainingSet } from "#src/commands/fine-tune/training-set";
import { orderFrom } from "#src/commands/order";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { nameIn, pick } from "#src/pick";
import type { Examples } from "#training/trainer";

export const fineTune: Command = {
  summary: "tune a model on one setting of a pattern",
  options,
  examples: [
    "fine-tune --train incident --task shortest-path --via local",
    "fine-tune --train float --task max-flow --via local --set steps=600 --set rate=0.003 --out out/float",
    "fine-tune --train incident --task shortest-path --via local --method dpo --base out/models/semantic/shortest-path/incident/model --out out/dpo",
  ],
  async run(given, io) {
    const { trainers } = await import("#training/index");
    const load = pick("trainer", trainers, given.via as string);
    const recipe = await recipeOf(given);
    const set = await trainingSet(given, io);
    if (!set) return;
    const { splits, pattern, task, setting, questions } = set;
    const folder = (given.out as string | undefined) ?? join("out", "models", pattern, task, setting);
    if (given.dryRun) {
      io.out(
        `${questions.length} problems of ${splits} (${task}, ${setting}), recipe ${recipe.name}, via ${given.via}, into ${folder}; no cost\n`,
      );
      return;
    }
    const trainer = await load();
    const base = given.base as string | undefined;
    const seed = (given.seed as number | undefined) ?? 0;
    const { signal } = io;
    const board = screen(io);
    const watch = progress(io, board, () => board.paint(watch.lines()));
    const model = () => trainer.base(base);
    const sampling = { model, questions, seed, folder, signal, tick: watch.begin("sampling") };
    const samples = recipe.samples ? await samplesFor(given, sampling) : [];
    watch.end("sampling");
    const { order, counts } = orderFrom(splits, questions, {
      recipe: recipe.name,
      options: assigned(given.option),
      samples,
      seed,
      hyperparameters: assigned(given.set),
      ...(base !== undefined && { base }),
    });
    tell(io, order.examples, counts);
    const threads = ((given.threads as number | undefined) ?? 1) as 1 | 2;
    const record = await trainer.tune(order, { folder, threads, signal, tick: watch.begin(`tuning on ${setting}`) });
    board.clear();
    signal.throwIfAborted();
    io.out(given.json ? `${canonical(record)}\n` : `${record.model} in ${join(folder, "model")}\n`);
  },
};

function assigned(pairs: unknown): Record<string, unknown> {
  return Object.fromEntries((pairs as [string, unknown][] | undefined) ?? []);
}

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
