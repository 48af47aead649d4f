import { join } from "node:path";
import { UserError } from "#src/errors";
import { awaitBatch } from "#src/models/batch/await-batch";
import { type BatchApi, type BatchView, batchApi } from "#src/models/batch/batch-api";
import type { Result } from "#src/models/batch/parse-results";
import { postBatch } from "#src/models/batch/post-batch";
import type { ServiceAccess } from "#src/models/batch/service-calls";
import type { BatchSettings } from "#src/models/batch/settings";
import type { Shelved } from "#src/models/batch/shelf";
import type { Scheduler } from "#src/models/schedule/scheduler";
import type { Generate, Text } from "#src/play";

/** What a model has to say of its requests and replies. */
export interface BatchWork extends ServiceAccess {
  bodyOf(request: Generate): object;
  /** Dollars that a request may cost at most, sent by itself; undefined: unknown. */
  mostFor(request: Generate): number | undefined;
  /** @throws the fault's error: a UserError where asking again is of no use */
  replyOf(request: Generate, result: Result): Text;
  /** Dollars that a result would have cost by itself; undefined: unknown. */
  costOf(result: Result): number | undefined;
}

/** What OpenAI and Azure ask for a request in a batch, of its price by itself (their guides to batches). */
const SHARE = 0.5;

interface Member {
  readonly request: Generate;
  readonly signal: AbortSignal | undefined;
}

/** Sends batches and waits for them. */
export interface Batches {
  /**
   * What a batch brought, by the keys of its requests; one is sent, or waited for, once.
   *
   * @param members requests of the batch, not none; the signal of the first ends the waiting
   * @throws UserError, ProviderError as `postBatch` and `awaitBatch` do, and where the cost limit would be exceeded
   */
  resultsOf(batch: Shelved, members: readonly Member[]): Promise<ReadonlyMap<string, Result>>;
}

export function openBatches(work: BatchWork, settings: BatchSettings, schedule: Scheduler): Batches {
  const api = batchApi(work, schedule);
  const { clock } = schedule;
  const bring = async (batch: Shelved, members: readonly Member[]) => {
    const { signal } = members[0]!;
    // What an earlier process posted is paid for, and not by this one's means.
    const most = batch.note.posted ? 0 : mostFor(members, work);
    const end = await schedule.hold(most, signal);
    let spent = 0;
    try {
      const id = await postBatch(api, batch, settings, clock, signal);
      spent = most ?? 0;
      const view = await awaitBatch(api, id, settings.say, clock, signal);
      if (view.status === "failed" && batch.ours) throw refused(view);
      const results = await resultsIn(api, view, signal);
      if (most !== 0) spent = SHARE * costOf(results.values(), work);
      return results;
    } catch (error) {
      if (signal?.aborted && batch.note.posted) settings.say(`batch ${batch.note.batch ?? batch.note.tag} goes on`);
      throw batch.ours || !(error instanceof UserError) ? error : left(error, settings.folder, batch);
    } finally {
      end(spent);
    }
  };
  return {
    resultsOf(batch, members) {
      batch.results ??= bring(batch, members).catch((error) => {
        delete batch.results;
        throw error;
      });
      return batch.results;
    },
  };
}

function mostFor(members: readonly Member[], work: BatchWork): number | undefined {
  let most = 0;
  for (const { request } of members) {
    const one = work.mostFor(request);
    if (one === undefined) return undefined;
    most += SHARE * one;
  }
  return most;
}

/** The results in both of a batch's files. */
async function resultsIn(api: BatchApi, view: BatchView, signal?: AbortSignal): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  for (const file of [view.error_file_id, view.output_file_id]) {
    for (const [key, result] of file ? await api.results(file, signal) : []) results.set(key, result);
  }
  return results;
}

function costOf(results: Iterable<Result>, work: BatchWork): number {
  let sum = 0;
  for (const result of results) sum += work.costOf(result) ?? 0;
  return sum;
}

/** The service refused a batch as a whole. */
function refused({ id, errors }: BatchView): UserError {
  const why = errors?.data?.[0]?.message?.split("\n")[0] ?? "it does not say why";
  return new UserError(
    `batch ${id}: expected a batch that the service takes, but it failed (${why}); mend it, or leave out --batch`,
  );
}

/** The error of a batch that an earlier process left behind. */
function left({ message }: UserError, folder: string, { note }: Shelved): UserError {
  return new UserError(`${message} (remove ${join(folder, note.tag)}.json to have the batch's requests asked anew)`);
}
