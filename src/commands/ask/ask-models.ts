import { join } from "node:path";
import { openResponses, type Responses } from "#eval/responses";
import { account, foresee, type Leave, type Opened } from "#src/commands/ask/costs";
import { distinctItems, puttingsOf } from "#src/commands/ask/items";
import type { AskOrder } from "#src/commands/ask/order";
import { putAll, type Scored } from "#src/commands/ask/put-all";
import type { Io } from "#src/commands/command";
import { progress } from "#src/commands/progress";
import { tornNote } from "#src/commands/run/records";
import { screen } from "#src/commands/screen";
import { type ModelSettings, openModel, scheduler } from "#src/models/index";

/**
 * Asks the models of an order one after another, once it is known what that takes.
 *
 * @throws UserError for one that may charge for it without leave, and where a question got no reply
 */
export async function askModels(order: AskOrder, leave: Leave, io: Io): Promise<Scored[]> {
  const path = join(order.out, "responses.jsonl");
  const responses = openResponses(path, (bytes) => io.err(tornNote(path, bytes)));
  const schedule = scheduler(leave.maxCost === undefined ? {} : { maxCost: leave.maxCost });
  const settings = { ...settingsFor(order, leave, responses, io), scheduler: schedule };
  const opened: Opened[] = [];
  try {
    for (const spec of order.models) opened.push({ spec, model: await openModel(spec, settings) });
    const items = distinctItems(puttingsOf(order));
    for (const one of opened) await foresee(one, items, responses, leave, io);
    const scored: Scored[] = [];
    for (const one of opened) {
      const before = schedule.spent;
      const made = await put(one, order, responses, leave, io);
      const { origin } = made.entry;
      if ("usage" in origin) account(one.spec, { ...origin, spent: schedule.spent - before }, leave, io);
      scored.push(made);
    }
    return scored;
  } finally {
    responses.close();
    await Promise.all(opened.map(async ({ model }) => model.close?.()));
  }
}

function settingsFor({ columns, out }: AskOrder, leave: Leave, record: Responses, io: Io): ModelSettings {
  const { batch, baseUrl, prices } = leave;
  const questions = columns.flatMap(({ problems }) => problems);
  return {
    targets: new Map(questions.map(({ prompt, target }) => [prompt, target])),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(prices && { prices }),
    ...(batch && { batch: { folder: join(out, "batches"), record, say: (line: string) => io.err(`${line}\n`) } }),
  };
}

async function put(
  { spec, model }: Opened,
  order: AskOrder,
  responses: Responses,
  { fresh }: Leave,
  io: Io,
): Promise<Scored> {
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  const tick = watch.begin(`asking ${spec}`);
  try {
    return await putAll(spec, model, order, { responses, fresh, signal: io.signal, tick });
  } finally {
    board.clear();
  }
}
