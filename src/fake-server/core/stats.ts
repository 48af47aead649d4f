import type { FaultName } from "#src/fake-server/faults/index";

/** What the server has seen since it was started; of jobs, all that it knows. */
export interface Stats {
  /** Requests by method and route: "POST /v1/chat/completions". */
  readonly requests: Readonly<Record<string, number>>;
  /** Requests by status of the reply; those without a reply are not here. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Planned faults by kind. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  /** Requests with another key than the right one, or with none. */
  readonly badKeys: number;
  /** Completions that a model was made to write, those in batches included. */
  readonly completions: number;
  /** … of them those whose request, byte for byte, had been answered before. */
  readonly repeatedCompletions: number;
  /** Jobs by collection: "openai/fine_tuning", "openai/batches", "together/fine-tunes" … */
  readonly jobs: Readonly<Record<string, number>>;
  /** Jobs that were posted with the same body as an earlier one of their collection. */
  readonly duplicateJobs: number;
}

/** Counts by name. */
export interface Tally {
  add(name: string): void;
  counts(): Readonly<Record<string, number>>;
}

export function tally(): Tally {
  const counts = new Map<string, number>();
  return {
    add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    counts: () => Object.fromEntries(counts),
  };
}
