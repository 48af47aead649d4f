import { UserError } from "#src/errors";
import { patiently } from "#training/hosted/patiently";
import { isOver } from "#training/hosted/phase";
import type { Port, Standing } from "#training/hosted/port";
import type { Watch } from "#training/hosted/watch";

/**
 * Asks a service to stop a job.
 *
 * @returns where the job is now
 * @throws UserError where the service refuses, and the job goes on
 */
export async function stop(port: Port, job: string, watch: Watch): Promise<Standing> {
  const standing = () => patiently(() => port.poll(job), watch);
  try {
    await patiently(() => port.cancel(job), watch);
  } catch (error) {
    const now = await standing();
    // A lost reply has us ask twice, and a job that is over cannot be cancelled.
    if (error instanceof UserError && (isOver(now.phase) || now.phase === "stopping")) return now;
    throw error;
  }
  return standing();
}
