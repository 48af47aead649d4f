import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { notesOnce, preflightLines } from "#src/commands/agree";
import { orderFrom, trainingQuestions } from "#src/commands/order";
import { chainsOf, type Making } from "#src/commands/run/arms";
import { columnsOf, trainingFiles } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import { puttingOf, requestOf } from "#src/commands/run/items";
import type { Means } from "#src/commands/run/services";
import { splitOptions } from "#src/commands/run/split-options";
import type { Generate } from "#src/play";
import { dollars } from "#src/prices/dollars";
import { estimate } from "#src/prices/estimate";
import { priceOf } from "#src/prices/price-of";
import { pricesAt } from "#src/prices/prices-at";
import { readPrices } from "#src/prices/read-prices";
import { prices as table } from "#src/prices/table";
import type { Preflight } from "#training/preflight";
import { recipes } from "#training/recipes/index";
import type { Trainer } from "#training/trainer";

/** What a service is to be sent and paid. */
export interface HostedPlan {
  readonly lines: readonly string[];
  /** Why it cannot be sent; none: it can. */
  readonly refusals: readonly string[];
  /** Whether the price of every reply is known. */
  readonly priced: boolean;
}

/** The plan of an experiment whose splits are not made yet: they are made for this and thrown away. */
export async function plannedAhead(experiment: Experiment, trainer: Trainer, means: Means): Promise<HostedPlan> {
  const splits = mkdtempSync(join(tmpdir(), "graphshift-"));
  try {
    const { writeSplits } = await import("#splits/index");
    writeSplits({ ...splitOptions(experiment), out: splits });
    return hostedPlan(experiment, trainer, means, splits);
  } finally {
    rmSync(splits, { recursive: true });
  }
}

/** The plan of an experiment with these splits. */
export function hostedPlan(experiment: Experiment, trainer: Trainer, means: Means, splits: string): HostedPlan {
  const once = notesOnce();
  const orders = chainsOf(experiment, trainingFiles(splits))
    .flat()
    .map((making) => ({ row: making.row, found: preflightOf(making, experiment, trainer, splits) }));
  const training = orders.flatMap(({ row, found }) =>
    found
      ? [`${row}:`, ...preflightLines(once(found)).map((line) => `  ${line}`)]
      : [`${row}: made of sampled replies; what is sent follows from them`],
  );
  const asking = askingPlan(experiment, splits, means);
  return {
    lines: [...training, asking.line],
    refusals: [...new Set(orders.flatMap(({ found }) => found?.refusals ?? []))],
    priced: asking.priced,
  };
}

/** undefined: its examples are not known yet. */
function preflightOf(
  { file, seed, strategy }: Making,
  { tune }: Experiment,
  trainer: Trainer,
  splits: string,
): Preflight | undefined {
  const { recipe, options, hyperparameters } = strategy;
  if (recipes[recipe].samples) return undefined;
  const base = tune.model;
  const wish = { recipe, options, samples: [], seed, hyperparameters, ...(base !== undefined && { base }) };
  return trainer.preflight!(orderFrom(splits, trainingQuestions(splits, file), wish).order);
}

/** Every column to every model, each reply as long as it may be. */
function askingPlan(experiment: Experiment, splits: string, { prices }: Means) {
  const { via, model = "" } = experiment.tune;
  const requests = columnsOf(splits).flatMap((column): Generate[] => {
    const put = puttingOf(splits, column, experiment);
    return column.problems.map((problem) => requestOf(problem, put(problem)));
  });
  const elsewhere = experiment.tune.baseUrl !== undefined || experiment.tune.inferenceUrl !== undefined;
  const rows = pricesAt(table, prices === undefined ? undefined : readPrices(prices).asking, elsewhere);
  const makings = chainsOf(experiment, trainingFiles(splits)).flat().length;
  const untuned = estimate(requests, priceOf(rows, via, model));
  const tuned = estimate(requests, priceOf(rows, via, `ft:${model}`));
  const cost =
    untuned.dollars === undefined || tuned.dollars === undefined
      ? undefined
      : untuned.dollars + makings * tuned.dollars;
  const tokens = (1 + makings) * (untuned.promptTokens + untuned.replyTokens);
  const known =
    cost === undefined && untuned.dollars !== undefined ? `; the untuned model ${dollars(untuned.dollars)}` : "";
  const line = `asking: ${(1 + makings) * untuned.requests} requests, at most about ${tokens} tokens, ${dollars(cost)}${known}`;
  return { line, priced: cost !== undefined };
}
