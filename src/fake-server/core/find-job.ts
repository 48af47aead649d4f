import { ApiError } from "#src/fake-server/core/api-error";
import type { Job } from "#src/fake-server/core/job";
import { refresh } from "#src/fake-server/core/move-job";
import type { World } from "#src/fake-server/core/world";

/**
 * A job of a collection, as it is now.
 *
 * @throws ApiError 404 where there is none
 */
export function findJob(world: World, collection: string, owner: string, id: string, polled: boolean): Job {
  const job = world.jobs.get(id);
  if (!job || job.collection !== collection || job.owner !== owner) {
    throw new ApiError(404, `no such job: ${id}`, "not_found", "id");
  }
  return refresh(world, job, polled);
}

/** The jobs of a collection, newest first. */
export function jobsOf(world: World, collection: string, owner: string): Job[] {
  const all = [...world.jobs.rows()].filter((job) => job.collection === collection && job.owner === owner);
  return all.map((job) => refresh(world, job, false)).reverse();
}
