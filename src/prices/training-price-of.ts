import type { TrainingPrice } from "#src/prices/training-price";
import { undated } from "#src/prices/undated";

/** A training run as its price is decided. */
export type Run = Required<Pick<TrainingPrice, "provider" | "model" | "method" | "whole">>;

/**
 * The price of a training run: the first row for its base, else for the base's name less a snapshot's date. A tune of
 * OpenAI's (`ft:BASE:…`) is trained on at the price of its base.
 *
 * @returns undefined where it is unknown, which is not the same as free
 */
export function trainingPriceOf(table: readonly TrainingPrice[], run: Run): TrainingPrice | undefined {
  const model = run.model.startsWith("ft:") ? run.model.split(":")[1]! : run.model;
  const rows = table.filter(
    ({ provider, method, whole }) =>
      provider === run.provider && whole === run.whole && (method ?? run.method) === run.method,
  );
  return rows.find((row) => row.model === model) ?? rows.find((row) => row.model === undated(model));
}
