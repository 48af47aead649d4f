/**
 * Works through jobs in order, `lanes` at a time. After the first failure no new job is begun; the ones under way are
 * waited for, and the failure is thrown.
 */
export async function inLanes(lanes: number, jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let job = waiting.shift(); job && failures.length === 0; job = waiting.shift()) {
      await job().catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
}
