import { UserError } from "#src/errors";
import type { BatchApi } from "#src/models/batch/batch-api";
import { type BatchNote, linesFile } from "#src/models/batch/batch-note";
import type { BatchSettings } from "#src/models/batch/settings";
import type { Shelved } from "#src/models/batch/shelf";
import { ProviderError } from "#src/models/provider-error";
import type { Clock } from "#src/models/schedule/clock";
import { sleep } from "#src/models/schedule/sleep";

/** Milliseconds before each look for a batch that may have been posted: a list may be behind. */
const LOOKS = [1_000, 5_000, 20_000];
/** How often a batch is posted that the service certainly does not have, and milliseconds in between. */
const POSTS = 10;
const PAUSE = 5_000;

/**
 * Brings a batch to its service, or finds it there. What was done is written down before and after each step: after a
 * kill or a lost reply the batch is looked for by its tag, and only posted again once it is not there.
 *
 * @returns its id
 * @throws UserError where the service refuses it; ProviderError once patience is at its end
 */
export async function postBatch(
  api: BatchApi,
  batch: Shelved,
  { folder, record, say }: BatchSettings,
  clock: Clock,
  signal?: AbortSignal,
): Promise<string> {
  const { tag, batch: known } = batch.note;
  if (known !== undefined) return known;
  const file = batch.note.file ?? (await api.upload(linesFile(folder, tag), signal));
  const plain: BatchNote = { ...unposted(batch.note), file };
  if (batch.note.file === undefined) batch.keep(plain);
  for (let posts = 1; ; posts++) {
    const found = batch.note.posted && (await look(() => api.find(file, tag, signal), clock, signal));
    if (found) say(`found batch ${found} by its tag ${tag}: it is not posted again`);
    const id = found || (await post(posts));
    if (id === undefined) continue;
    batch.keep({ ...plain, posted: true, batch: id });
    return id;
  }

  /** The new batch's id; undefined: it may be there or not. */
  async function post(posts: number): Promise<string | undefined> {
    signal?.throwIfAborted();
    record.flush();
    batch.keep({ ...plain, posted: true });
    try {
      return await api.create(file, tag, signal);
    } catch (error) {
      const refused = error instanceof UserError || (error instanceof ProviderError && error.status === 429);
      if (refused) batch.keep(plain);
      if (!(error instanceof ProviderError) || posts === POSTS) throw error;
      say(`posting the batch: ${error.message}`);
      await sleep(clock, error.retryAfter ?? PAUSE, signal);
      return undefined;
    }
  }
}

function unposted({ posted: _posted, ...note }: BatchNote): BatchNote {
  return note;
}

async function look(
  find: () => Promise<string | undefined>,
  clock: Clock,
  signal?: AbortSignal,
): Promise<string | undefined> {
  for (const pause of LOOKS) {
    await sleep(clock, pause, signal);
    const found = await find();
    if (found !== undefined) return found;
  }
  return undefined;
}
