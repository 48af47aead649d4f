import { join } from "node:path";
import { appender, recoverLines } from "#src/jsonl";
import type { JobEvent } from "#training/hosted/port";

/** `events.jsonl`: what a service told of a job, in order; the loss curve is in it. */
export interface Journal {
  /** The latest event; undefined: none. */
  readonly last: JobEvent | undefined;
  /** Steps done and in all, as far as they are known. */
  readonly steps: { readonly done: number; readonly of: number };
  add(events: readonly JobEvent[]): void;
  close(): void;
}

/** Opens a job's journal, or goes on with it. */
export function journal(folder: string): Journal {
  const path = join(folder, "events.jsonl");
  let last: JobEvent | undefined;
  let steps = { done: 0, of: 0 };
  const note = (event: JobEvent) => {
    last = event;
    const { step = 0, total = 0 } = event;
    steps = { done: Math.max(steps.done, step), of: Math.max(steps.of, total, step) };
  };
  for (const event of recoverLines<JobEvent>(path, () => {})) note(event);
  const file = appender(path);
  return {
    get last() {
      return last;
    },
    get steps() {
      return steps;
    },
    add(events) {
      if (events.length === 0) return;
      file.append(events);
      for (const event of events) note(event);
    },
    close: file.close,
  };
}
