import { join } from "node:path";
import { agree, preflightLines } from "#src/commands/agree";
import type { Command, Given, Io } from "#src/commands/command";
import { hostedSettings } from "#src/commands/fine-tune/hosted-settings";
import { options } from "#src/commands/fine-tune/options";
import { samplesFor } from "#src/commands/fine-tune/samples";
import { type TrainingSet, trainingSet } from "#src/commands/fine-tune/training-set";
import { withPreset } from "#src/commands/fine-tune/with-preset";
import { lossLine } from "#src/commands/loss-line";
import { orderFrom } from "#src/commands/order";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { nameIn, pick, unknownName } from "#src/pick";
import type { Sampled } from "#training/sampled";
import type { Examples, Trainer } from "#training/trainer";

export const fineTune: Command = {
  summary: "tune a model on one setting of a pattern",
  options,
  examples: [
    "fine-tune --train incident --task shortest-path --via local",
    "fine-tune --train float --task max-flow --via local --set steps=600 --set rate=0.003 --out out/float",
    "fine-tune --train incident --task shortest-path --via together --model meta-llama/Llama-3.2-3B-Instruct --dry-run",
    "fine-tune --train incident --task shortest-path --via command --model meta-llama/Llama-2-7b-chat-hf --preset nlgift",
    "fine-tune --train incident --task shortest-path --via local --method dpo --model out/models/semantic/shortest-path/incident/model --out out/dpo",
  ],
  async run(typed, io) {
    const { trainers } = await import("#training/index");
    const load = pick("trainer", trainers, typed.via as string);
    const recipe = await recipeOf(typed);
    const given = await withPreset(typed, recipe.method, io);
    const set = await trainingSet(given, io);
    if (!set) return;
    const trainer = await load(hostedSettings(given));
    const { pattern, task, setting } = set;
    const folder = (given.out as string | undefined) ?? join("out", "models", pattern, task, setting);
    if (given.dryRun) {
      io.out(`${plan(given, set, recipe, trainer, folder).join("\n")}\n`);
      return;
    }
    const board = screen(io);
    const watch = progress(io, board, () => board.paint(watch.lines()));
    const samples = recipe.samples
      ? await samplesFor(given, { trainer, set, folder, io, tick: watch.begin("sampling") })
      : [];
    watch.end("sampling");
    const { order, counts } = orderOf(given, set, recipe.name, samples);
    tell(io, order.examples, counts);
    const record = await trainer.tune(order, {
      folder,
      threads: ((given.threads as number | undefined) ?? 1) as 1 | 2,
      signal: io.signal,
      tick: watch.begin(`tuning on ${setting}`),
      say: (line) => board.print(line),
      confirm: agree(io, given.yes === true),
    });
    board.clear();
    io.signal.throwIfAborted();
    const curve = lossLine(folder);
    if (curve) board.print(curve);
    io.out(given.json ? `${canonical(record)}\n` : `${record.model}: ${join(folder, "job.json")}\n`);
  },
};

/** What would be done; for a service what would be sent, and what that costs, where the examples are known already. */
function plan(
  given: Given,
  set: TrainingSet,
  recipe: { readonly name: string; readonly samples: boolean },
  trainer: Trainer,
  folder: string,
): string[] {
  const { splits, task, setting, questions } = set;
  const about = `${questions.length} problems of ${splits} (${task}, ${setting}), recipe ${recipe.name}, via ${given.via}, into ${folder}`;
  if (!trainer.preflight) return [`${about}; no cost`];
  if (recipe.samples)
    return [about, "the model is asked first; what is sent for training, and its cost, follow from that"];
  return [about, ...preflightLines(trainer.preflight(orderOf(given, set, recipe.name, []).order))];
}

function orderOf(given: Given, { splits, questions }: TrainingSet, recipe: string, samples: readonly Sampled[]) {
  return orderFrom(splits, questions, {
    recipe,
    options: assigned(given.option),
    samples,
    seed: (given.seed as number | undefined) ?? 0,
    hyperparameters: assigned(given.set),
    ...(given.model !== undefined && { base: given.model as string }),
  });
}

function assigned(pairs: unknown): Record<string, unknown> {
  return Object.fromEntries((pairs as [string, unknown][] | undefined) ?? []);
}

async function recipeOf({ recipe, method }: Given) {
  const { recipes } = await import("#training/recipes/index");
  const name = nameIn("recipe", recipes, (recipe as string | undefined) ?? (method === "dpo" ? "preference" : "cot"));
  const found = recipes[name];
  if (method !== undefined && method !== "sft" && method !== "dpo")
    throw unknownName("method", method as string, ["sft", "dpo"]);
  if (method !== undefined && method !== found.method) {
    throw new UserError(
      `--method: expected ${found.method}, which recipe ${name} is for, got ${method}; choose another recipe, or leave it out`,
    );
  }
  return { name, ...found };
}

function tell(io: Io, examples: Examples, counts: Readonly<Record<string, number>>): void {
  const [unit, made] = examples.method === "sft" ? ["rows", examples.rows] : ["pairs", examples.pairs];
  const told = Object.entries(counts).flatMap(([name, count]) => (name === unit ? [] : [`${name} ${count}`]));
  io.err(`${made.length} ${unit}${told.length > 0 ? ` (${told.join(", ")})` : ""}\n`);
}
