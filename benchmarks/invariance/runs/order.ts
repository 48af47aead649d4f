import { existsSync } from "node:fs";
import { z } from "zod";
import { type Arm, armName, JAVASCRIPT_ARMS, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { PUBLISHED_LIMITS } from "#benchmarks/invariance/plays/limits";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";
import { experiments, type TrialSetName, trialSets } from "#benchmarks/invariance/runs/trial-sets";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { nameOf } from "#src/name-of";
import { parseRow } from "#src/parse-row";
import { readRecord } from "#src/read-record";

/** All arms by name. */
export const arms: Readonly<Record<string, Arm>> = Object.fromEntries(
  [...PUBLISHED_ARMS, ...JAVASCRIPT_ARMS].map((arm) => [armName(arm), arm]),
);

/** How a model is asked and its programs are run, but for the model. */
export const settingsShape = z.strictObject({
  /** By name. */
  arms: z.array(nameOf(arms)).min(1).prefault(PUBLISHED_ARMS.map(armName)),
  /** Those made beside the audit. */
  experiments: z.array(nameOf(experiments)).prefault([]),
  /** Whether graph-as-code says that an undirected graph is undirected. */
  saysUndirected: z.boolean().prefault(true),
  /** Tokens of a reply. */
  maxTokens: z.int().min(1).prefault(PUBLISHED_LIMITS.maxTokens),
  /** Milliseconds of wall time for a program. */
  timeout: z.int().min(1).prefault(PUBLISHED_LIMITS.timeout),
  /** Bytes for a program. */
  memory: z.int().min(1).prefault(PUBLISHED_LIMITS.memory),
});

export type Settings = z.infer<typeof settingsShape>;

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

/** What an order asks about one data set, by set of trials. */
export function trialsOf(order: Order, audited: readonly Audited[]): ReadonlyMap<TrialSetName, readonly Trial[]> {
  const { saysUndirected, maxTokens, timeout, memory } = order;
  const options: VariantPlayOptions = { saysUndirected, limits: { maxTokens, timeout, memory } };
  const ways = order.arms.map((name) => arms[name]!);
  const sets: readonly TrialSetName[] = ["audit", ...order.experiments];
  return new Map(sets.map((name) => [name, trialSets[name].trials(audited, ways, options)]));
}
