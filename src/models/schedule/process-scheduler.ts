import { type Scheduler, scheduler } from "#src/models/schedule/scheduler";

let shared: Scheduler | undefined;

/** For those who bring none of their own: models that are opened one by one share it, and with it the servers' limits. */
export function processScheduler(): Scheduler {
  shared ??= scheduler();
  return shared;
}
