import { join } from "node:path";
import { openResponses, type Responses } from "#eval/responses";
import type { AskOrder } from "#src/commands/ask/order";
import { pending } from "#src/commands/ask/pending";
import { putAll, type Scored } from "#src/commands/ask/put-all";
import type { Io } from "#src/commands/command";
import { isFree } from "#src/commands/is-free";
import { progress } from "#src/commands/progress";
import { tornNote } from "#src/commands/run/records";
import { screen } from "#src/commands/screen";
import { UserError } from "#src/errors";
import { type ModelSettings, openModel, scheduler } from "#src/models/index";
import type { Model } from "#src/play";
import { dollars } from "#src/prices/dollars";
import { estimate } from "#src/prices/estimate";
import { priceOf } from "#src/prices/price-of";
import { prices } from "#src/prices/table";

/** What asking may do. */
export interface Leave {
  /** Ask models that may charge for it. */
  readonly paid: boolean;
  /** Dollars at most; undefined: no limit. */
  readonly maxCost?: number;
  /** undefined: the providers' own addresses. */
  readonly baseUrl?: string;
}

/**
 * Asks the models of an order one after another, once it is known what that takes.
 *
 * @throws UserError for one that may charge for it without leave, and where a question got no reply
 */
export async function askModels(order: AskOrder, leave: Leave, io: Io): Promise<Scored[]> {
  const path = join(order.out, "responses.jsonl");
  const responses = openResponses(path, (bytes) => io.err(tornNote(path, bytes)));
  const opened: { readonly spec: string; readonly model: Model }[] = [];
  try {
    const settings = settingsFor(order, leave);
    for (const spec of order.models) opened.push({ spec, model: await openModel(spec, settings) });
    for (const { spec, model } of opened) await foresee(spec, model, order, responses, leave, io);
    const scored: Scored[] = [];
    for (const { spec, model } of opened) scored.push(await put(spec, model, order, responses, io));
    return scored;
  } finally {
    responses.close();
    for (const { model } of opened) await model.close?.();
  }
}

function settingsFor({ columns }: AskOrder, { maxCost, baseUrl }: Leave): ModelSettings {
  const questions = columns.flatMap(({ problems }) => problems);
  return {
    scheduler: scheduler(maxCost === undefined ? {} : { maxCost }),
    targets: new Map(questions.map(({ prompt, target }) => [prompt, target])),
    ...(baseUrl !== undefined && { baseUrl }),
  };
}

/** Says what asking a model takes, and stops before it costs anything without leave. */
async function foresee(
  spec: string,
  model: Model,
  { splits, columns, how }: AskOrder,
  responses: Responses,
  { paid, baseUrl }: Leave,
  io: Io,
): Promise<void> {
  if (isFree(spec)) return;
  const [provider, name] = [spec.slice(0, spec.indexOf(":")), spec.slice(spec.indexOf(":") + 1)];
  const price = baseUrl === undefined ? priceOf(prices, provider, name) : undefined;
  const needs = estimate(await pending(model, splits, columns, how, responses), price);
  if (needs.requests === 0) return;
  const { requests, promptTokens, replyTokens } = needs;
  const told = `${requests} replies: about ${promptTokens} tokens of prompts, ${replyTokens} of replies at most, price ${dollars(needs.dollars)}`;
  if (!paid) throw new UserError(`--yes: expected it for ${spec}, which may charge for ${told}`);
  io.err(`${spec}: ${told}\n`);
}

async function put(spec: string, model: Model, order: AskOrder, responses: Responses, io: Io): Promise<Scored> {
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  const tick = watch.begin(`asking ${spec}`);
  try {
    return await putAll(spec, model, { ...order, responses, signal: io.signal, tick });
  } finally {
    board.clear();
  }
}
