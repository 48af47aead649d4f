import type { BatchApi, BatchView } from "#src/models/batch/batch-api";
import type { Clock } from "#src/models/schedule/clock";
import { sleep } from "#src/models/schedule/sleep";

/** States in which nothing more comes of a batch. */
const OVER: readonly string[] = ["completed", "failed", "expired", "cancelled"];
/** Milliseconds between two looks at first and at most, and by how much they grow: what is wrong shows early. */
const PAUSES = [2_000, 60_000] as const;
const GROWTH = 1.4;

/**
 * Waits until a batch is over, whatever states it passes through.
 *
 * @throws the signal's reason once it aborts: the batch goes on
 */
export async function awaitBatch(
  api: BatchApi,
  id: string,
  say: (line: string) => void,
  clock: Clock,
  signal?: AbortSignal,
): Promise<BatchView> {
  let [pause, before]: [number, string] = [PAUSES[0], ""];
  for (;;) {
    const view = await api.look(id, signal);
    const told = wordsFor(view);
    if (told !== before) say(told);
    before = told;
    if (OVER.includes(view.status)) return view;
    await sleep(clock, pause, signal);
    pause = Math.min(PAUSES[1], pause * GROWTH);
  }
}

function wordsFor({ id, status, request_counts: counts }: BatchView): string {
  return `batch ${id}: ${status}${counts?.total ? `, ${counts.completed + counts.failed} of ${counts.total}` : ""}`;
}
