import { awaitBatch } from "#src/models/batch/await-batch";
import { type BatchAccess, batchApi } from "#src/models/batch/batch-api";
import type { Result } from "#src/models/batch/parse-results";
import { postBatch } from "#src/models/batch/post-batch";
import type { BatchSettings } from "#src/models/batch/settings";
import type { Shelved } from "#src/models/batch/shelf";
import type { Scheduler } from "#src/models/schedule/scheduler";
import type { Generate, Text } from "#src/play";

/** What a model has to say of its requests and replies. */
export interface BatchWork extends BatchAccess {
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
    // Another process' batch is paid for, and not by this one's means.
    const most = batch.ours ? mostFor(members, work) : 0;
    const end = await schedule.hold(most, signal);
    let spent = 0;
    try {
      const id = await postBatch(api, batch, settings, clock, signal);
      spent = most ?? 0;
      const { error_file_id, output_file_id } = await awaitBatch(api, id, settings.say, clock, signal);
      const rows: [string, Result][] = [];
      for (const file of [error_file_id, output_file_id]) if (file) rows.push(...(await api.results(file, signal)));
      if (batch.ours) spent = rows.reduce((sum, [, result]) => sum + SHARE * (work.costOf(result) ?? 0), 0);
      return new Map(rows);
    } catch (error) {
      if (signal?.aborted && batch.note.posted) settings.say(`batch ${batch.note.batch ?? batch.note.tag} goes on`);
      throw error;
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
