import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { notesOnce, preflightLines } from "#src/commands/agree";
import { orderFrom, trainingQuestions } from "#src/commands/order";
import { chainsOf } from "#src/commands/run/arms";
import { columnsOf, trainingFiles } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import { puttingOf, requestOf } from "#src/commands/run/items";
import type { Means } from "#src/commands/run/services";
import { splitOptions } from "#src/commands/run/split-options";
import type { Generate } from "#src/play";
import { dollars } from "#src/prices/dollars";
import { estimate } from "#src/prices/estimate";
import { priceOf } from "#src/prices/price-of";
import { readPrices } from "#src/prices/read-prices";
import { prices as table } from "#src/prices/table";
import { recipes } from "#training/recipes/index";
import type { Trainer } from "#training/trainer";

/** What a service would be sent and paid for, from splits that are made for this and thrown away. */
export async function hostedPlan(experiment: Experiment, trainer: Trainer, means: Means): Promise<string[]> {
  const splits = mkdtempSync(join(tmpdir(), "graphshift-"));
  try {
    const { writeSplits } = await import("#splits/index");
    writeSplits({ ...splitOptions(experiment), out: splits });
    return [...trainingLines(experiment, trainer, splits), askingLine(experiment, splits, means)];
  } finally {
    rmSync(splits, { recursive: true });
  }
}

function trainingLines(experiment: Experiment, trainer: Trainer, splits: string): string[] {
  const once = notesOnce();
  return chainsOf(experiment, trainingFiles(splits))
    .flat()
    .flatMap(({ row, file, seed, strategy }) => {
      const { recipe, options, hyperparameters } = strategy;
      if (recipes[recipe].samples) return [`${row}: made of sampled replies; what is sent follows from them`];
      const base = experiment.tune.model;
      const wish = { recipe, options, samples: [], seed, hyperparameters, ...(base !== undefined && { base }) };
      const { order } = orderFrom(splits, trainingQuestions(splits, file), wish);
      return [`${row}:`, ...preflightLines(once(trainer.preflight!(order))).map((line) => `  ${line}`)];
    });
}

/** Every column to every model, each reply as long as it may be. */
function askingLine(experiment: Experiment, splits: string, { prices }: Means): string {
  const { via, model = "" } = experiment.tune;
  const requests = columnsOf(splits).flatMap((column): Generate[] => {
    const put = puttingOf(splits, column, experiment);
    return column.problems.map((problem) => requestOf(problem, put(problem)));
  });
  const rows = prices === undefined ? table : readPrices(prices).asking;
  const makings = chainsOf(experiment, trainingFiles(splits)).flat().length;
  const untuned = estimate(requests, priceOf(rows, via, model));
  const tuned = estimate(requests, priceOf(rows, via, `ft:${model}`));
  const cost =
    untuned.dollars === undefined || tuned.dollars === undefined
      ? undefined
      : untuned.dollars + makings * tuned.dollars;
  const tokens = (1 + makings) * (untuned.promptTokens + untuned.replyTokens);
  return `asking: ${(1 + makings) * untuned.requests} requests, at most about ${tokens} tokens, ${dollars(cost)}`;
}
