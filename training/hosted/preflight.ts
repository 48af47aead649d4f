import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { estimateTokens } from "#src/estimate-tokens";
import { systemClock } from "#src/models/schedule/clock";
import { pricesAt } from "#src/prices/prices-at";
import { trainingPriceOf } from "#src/prices/training-price-of";
import { trainingPrices } from "#src/prices/training-table";
import { type Deadline, deadlinesOf } from "#training/deadlines";
import { type FormatName, formats } from "#training/formats/index";
import type { Service } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";
import { trainingFile } from "#training/hosted/training-file";
import { hyperparameters } from "#training/local/hyperparameters";
import type { Preflight } from "#training/preflight";
import type { Order } from "#training/trainer";
import { countTokens } from "#training/validate/count-tokens";
import type { JsonObject } from "#training/validate/parse-line";

/**
 * Looks an order over without sending anything.
 *
 * @throws UserError without a base, and for unknown or impossible settings
 */
export function preflight(service: Service, order: Order, settings: HostedSettings): Preflight {
  const folder = mkdtempSync(join(tmpdir(), "graphshift-"));
  try {
    return preflightOf(service, order, join(folder, "training.jsonl"), settings);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same, and leaves the training file at a path. */
export function preflightOf(service: Service, order: Order, path: string, settings: HostedSettings): Preflight {
  const { name, serving, renting } = service;
  const { method } = order.examples;
  const base = baseOf(service, order);
  const known: Readonly<Record<string, unknown>> = hyperparameters(service.settings[method], order.hyperparameters);
  const passes = known[service.epochs] as number;
  const { rows, bytes, issues, count } = trainingFile(service, order.examples, path);
  const tokens = Math.ceil(passes * tokensIn(order, service.formats[method]));
  const whole = service.rank !== undefined && known[service.rank] === 0;
  const table = pricesAt(trainingPrices, settings.trainingPrices, settings.baseUrl !== undefined);
  const price = trainingPriceOf(table, { provider: name, model: base, method, whole });
  const today = settings.today ?? dayOf((settings.clock ?? systemClock).now());
  const deadlines = deadlinesOf(name, base);
  return {
    service: name,
    base,
    method,
    rows,
    bytes,
    epochs: passes,
    tokens,
    ...(price !== undefined && { dollars: (price.training * tokens) / 1e6 }),
    deadlines,
    warnings: [
      ...deadlines.filter(({ date, ends }) => date <= today && ends === "access").map((one) => `since ${told(one)}`),
      ...deadlines.filter(({ date }) => date > today).map(told),
      ...(renting ? [renting(known)] : []),
      ...(serving ? [serving] : []),
    ],
    refusals: deadlines.filter(({ date, ends }) => date <= today && ends !== "access").map(told),
    issues,
    count,
  };
}

/** @throws UserError without a base: no service has one of its own */
export function baseOf({ name }: Service, { base }: Pick<Order, "base">): string {
  if (base !== undefined) return base;
  throw new UserError(
    `${name}: expected a model to start from, got none; name one with --model (tune.model in an experiment)`,
  );
}

function told({ date, what, bases, source, read }: Deadline): string {
  return `${date}${bases ? " for this model" : ""}: ${what} (${source}, read ${read})`;
}

function tokensIn({ examples }: Order, name: FormatName): number {
  const format = formats[name];
  const rows =
    examples.method === "sft" && format.method === "sft"
      ? examples.rows.map((row) => format.row(row))
      : examples.method === "dpo" && format.method === "dpo"
        ? examples.pairs.map((pair) => format.row(pair))
        : [];
  return rows.reduce((sum, row) => sum + countTokens(row as JsonObject, format, estimateTokens), 0);
}

/** The day of a moment, in UTC: Swedish dates are ISO's. */
function dayOf(milliseconds: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC" }).format(milliseconds);
}
