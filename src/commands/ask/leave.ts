import type { Leave } from "#src/commands/ask/costs";
import type { Given, Option } from "#src/commands/command";
import { number } from "#src/commands/parse";
import { readPrices } from "#src/prices/read-prices";

/** The options of commands that ask models: what asking may do. */
export const leaveOptions: readonly Option[] = [
  { flags: "--fresh", text: "ask again for what is on record" },
  { flags: "--batch", text: "leave requests with the service in batches, where it has such" },
  { flags: "--base-url <url>", text: "where to ask instead of at the provider's own address" },
  { flags: "--prices <file>", text: "prices of your own, as JSON (docs/models.md)" },
  { flags: "--max-cost <dollars>", text: "stop before it costs more", parse: number("--max-cost", 0, 1e6) },
];

/** The last word: asking may cost something. */
export const yesOption: Option = { flags: "--yes", text: "ask providers that may charge for it" };

/** @throws UserError for a file of prices that is none */
export function leaveFrom({ yes, fresh, batch, maxCost, baseUrl, prices }: Given): Leave {
  return {
    paid: yes === true,
    fresh: fresh === true,
    batch: batch === true,
    ...(maxCost !== undefined && { maxCost: maxCost as number }),
    ...(baseUrl !== undefined && { baseUrl: baseUrl as string }),
    ...(prices !== undefined && { prices: readPrices(prices as string).asking }),
  };
}
