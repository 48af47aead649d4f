import type { Price } from "#src/prices/price";
import { undated } from "#src/prices/undated";

/**
 * The price of a model: the first row with its name, else with its name less a snapshot's date, else, for a tune of
 * OpenAI's (`ft:BASE:…`), with `ft:` and its base's name.
 *
 * @returns undefined where it is unknown, which is not the same as free
 */
export function priceOf(table: readonly Price[], provider: string, model: string): Price | undefined {
  const base = model.split(":")[1] ?? "";
  const names = [model, undated(model), ...(model.startsWith("ft:") ? [`ft:${base}`, `ft:${undated(base)}`] : [])];
  const rows = table.filter((price) => price.provider === provider);
  return names.map((name) => rows.find((price) => price.model === name)).find((price) => price !== undefined);
}
