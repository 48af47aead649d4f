import { existsSync } from "node:fs";
import { z } from "zod";
import { settingsShape } from "#benchmarks/invariance/runs/settings";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import { readRecord } from "#src/read-record";

const orderShape = settingsShape.extend({
  schema: z.literal(1),
  /** As KIND:NAME. */
  model: z.string().min(3),
  /** What the model calls itself in the log of replies. */
  id: z.string(),
});

/** A model, how it is asked and how its programs are run: all that its rows depend on beside the data. */
export type Order = z.infer<typeof orderShape>;

const REMEDY = "remove its folder";

/** @throws UserError where the file is damaged */
export function readOrder(path: string): Order {
  return parseRow(orderShape, readRecord(path, REMEDY), path, REMEDY);
}

/**
 * Notes how a model is asked. Arms and experiments add to those that were asked before; how programs are run may change,
 * for then they are run again.
 *
 * @returns the order with all that has been asked so far
 * @throws UserError where the model was asked in another way before
 */
export function noteOrder(path: string, order: Order): Order {
  const before = existsSync(path) ? readOrder(path) : order;
  const isSame = (["model", "id", "saysUndirected", "maxTokens"] as const).every(
    (name) => before[name] === order[name],
  );
  if (!isSame) {
    throw new UserError(
      `${path}: expected the settings that its replies were asked with, got others; choose another folder with --out`,
    );
  }
  const both = (name: "arms" | "experiments") => [...new Set([...before[name], ...order[name]])];
  const all = { ...order, arms: both("arms"), experiments: both("experiments") } as Order;
  writeWhole(path, `${canonical(all)}\n`);
  return all;
}
