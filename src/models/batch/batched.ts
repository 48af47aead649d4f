import { UserError } from "#src/errors";
import { fingerprint } from "#src/hash";
import type { BatchLine } from "#src/models/batch/batch-note";
import { type BatchWork, openBatches } from "#src/models/batch/open-batches";
import type { Result } from "#src/models/batch/parse-results";
import type { BatchSettings } from "#src/models/batch/settings";
import { openShelf, type Shelf, type Shelved } from "#src/models/batch/shelf";
import { MOST, splitLines } from "#src/models/batch/split-lines";
import type { Scheduler } from "#src/models/schedule/scheduler";
import type { Generate, Model, Reply } from "#src/play";

/** Milliseconds for which requests are gathered once the first has come. */
const GATHER = 100;
/** Batches that a request is in before it is sent by itself. */
const ROUNDS = 3;

/** A request that waits for its reply. */
interface Waiting {
  readonly key: string;
  readonly request: Generate;
  readonly signal: AbortSignal | undefined;
  /** Batches that it was in, without a reply. */
  readonly rounds: number;
  resolve(reply: Reply | Promise<Reply>): void;
  reject(error: unknown): void;
}

/**
 * A model whose requests are gathered and left with the service in batches. What a batch brings no reply to is put into
 * a further one, and at last sent by itself. A batch that an earlier process left behind is found again by its note, and
 * serves those of its requests whose replies were not recorded since.
 */
export function batched(single: Model, work: BatchWork, settings: BatchSettings, schedule: Scheduler): Model {
  const shelf = openShelf(settings, single.id);
  const batches = openBatches(work, settings, schedule);
  let gathered: Waiting[] = [];

  const gather = (one: Waiting) => {
    gathered.push(one);
    if (gathered.length === 1) schedule.clock.after(GATHER, () => void orReject(gathered, send));
  };
  const send = () => {
    const all = gathered;
    gathered = [];
    for (const [batch, members] of placed(all, shelf, work)) void orReject(members, () => serve(batch, members));
  };
  const serve = async (batch: Shelved, members: readonly Waiting[]) => {
    const results = await batches.resultsOf(batch, members);
    for (const one of members) deliver(one, batch, results.get(one.key));
  };
  const deliver = (one: Waiting, { open, ours }: Shelved, result: Result | undefined) => {
    open.delete(one.key);
    try {
      if (result) return one.resolve(work.replyOf(one.request, result));
    } catch (error) {
      // What an earlier process was refused may be mended by now.
      if (error instanceof UserError && ours) return one.reject(error);
    }
    if (one.rounds + 1 < ROUNDS) gather({ ...one, rounds: one.rounds + 1 });
    else one.resolve(single.answer(one.request, one.signal, one.key));
  };

  return {
    ...single,
    concurrency: MOST,
    async answer(request, signal, key = fingerprint(request)) {
      if (request.kind !== "generate" || request.logprobs) return single.answer(request, signal, key);
      return new Promise((resolve, reject) => gather({ key, request, signal, rounds: 0, resolve, reject }));
    },
  };
}

/** Finds each request in a batch that may still serve it, or puts it into a new one. */
function placed(all: readonly Waiting[], shelf: Shelf, { bodyOf }: BatchWork): Map<Shelved, Waiting[]> {
  const places = new Map<Shelved, Waiting[]>();
  const rest: { readonly one: Waiting; readonly line: string }[] = [];
  for (const one of all) {
    const batch = shelf.holding(one.key);
    if (!batch) rest.push({ one, line: lineOf(one.key, bodyOf(one.request)) });
    else
      places
        .set(batch, places.get(batch) ?? [])
        .get(batch)!
        .push(one);
  }
  for (const rows of splitLines(rest)) {
    const batch = shelf.add(new Map(rows.map(({ one, line }) => [one.key, line])));
    places.set(
      batch,
      rows.map(({ one }) => one),
    );
  }
  return places;
}

/** Does something for requests; where it fails, they do. */
async function orReject(members: readonly Waiting[], work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    for (const one of members) one.reject(error);
  }
}

function lineOf(key: string, body: object): string {
  const line: BatchLine = { custom_id: key, method: "POST", url: "/v1/chat/completions", body };
  return `${JSON.stringify(line)}\n`;
}
