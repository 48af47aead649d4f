import { sleep } from "#src/models/schedule/sleep";
import { patiently } from "#training/hosted/patiently";
import type { Port, Submission } from "#training/hosted/port";
import type { Watch } from "#training/hosted/watch";

/** Milliseconds before each look for a job that may have been posted: a list may be behind. */
const LOOKS = [1_000, 5_000, 20_000];

/** The id of a job that was posted earlier; undefined: the service does not have it. */
export async function look(port: Port, submission: Submission, watch: Watch): Promise<string | undefined> {
  for (const pause of LOOKS) {
    await sleep(watch.clock, pause, watch.signal);
    const job = await patiently(() => port.find(submission), watch);
    if (job === undefined) continue;
    watch.say(`found job ${job} by its tag ${submission.tag}: it is not posted again`);
    return job;
  }
  return undefined;
}
