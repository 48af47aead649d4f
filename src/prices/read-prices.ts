import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { UserError } from "#src/errors";
import type { Price } from "#src/prices/price";
import { prices } from "#src/prices/table";
import type { TrainingPrice } from "#src/prices/training-price";
import { trainingPrices } from "#src/prices/training-table";

const dollars = z.number().finite().nonnegative();
const common = {
  provider: z.string().min(1),
  model: z.string().min(1),
  date: z.iso.date(),
  source: z.string().default("the user"),
};
const asking = z.strictObject({ ...common, input: dollars, output: dollars });
const training = z.strictObject({
  ...common,
  method: z.enum(["sft", "dpo"]).exactOptional(),
  whole: z.boolean().default(false),
  training: dollars,
});

/** What models and training cost. */
export interface Prices {
  readonly asking: readonly Price[];
  readonly training: readonly TrainingPrice[];
}

/**
 * The price tables with a user's own rows before them: a JSON file, a list of `{provider, model, input, output, date}`
 * for asking and `{provider, model, training, date}` for training, with dollars per million tokens.
 *
 * @throws UserError naming the file and the first field that is wrong
 */
export function readPrices(path: string): Prices {
  if (!existsSync(path)) throw new UserError(`${path}: expected a file of prices, got none; check the path`);
  const given = parse(path);
  if (!Array.isArray(given)) throw wrong(path, "file", "expected a list");
  const rows = given.map((row, i) => read(path, i, row));
  return {
    asking: [...rows.filter((row) => "input" in row), ...prices],
    training: [...rows.filter((row) => "training" in row), ...trainingPrices],
  };
}

function read(path: string, at: number, row: object): Price | TrainingPrice {
  const parsed = (row !== null && "training" in Object(row) ? training : asking).safeParse(row);
  if (parsed.success) return parsed.data;
  const [{ path: field, message }] = parsed.error.issues as [z.core.$ZodIssue];
  throw wrong(path, [at, ...field].join("."), message);
}

function wrong(path: string, field: string, message: string): UserError {
  return new UserError(`${path}: ${field}: ${message}; mend it`);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UserError(`${path}: expected JSON, got something else (${(error as Error).message}); mend it`);
  }
}
