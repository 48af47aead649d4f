import type { Job } from "#src/fake-server/core/job";
import { type Stats, tally } from "#src/fake-server/core/stats";
import type { Table } from "#src/fake-server/core/table";
import { fingerprint } from "#src/hash";

/** Where everything is counted. */
export interface Ledger {
  request(label: string): void;
  status(status: number): void;
  fault(name: string): void;
  badKey(): void;
  /** A model has written; `what` is a name for what it was asked. */
  completed(what: string): void;
  stats(): Stats;
}

/** A ledger with nothing in it; jobs are counted by their table, past ones included. */
export function openLedger(jobs: Table<Job>): Ledger {
  const [requests, statuses, faults] = [tally(), tally(), tally()];
  const done = new Set<string>();
  let completions = 0;
  let badKeys = 0;
  return {
    request: requests.add,
    status: (status) => statuses.add(String(status)),
    fault: faults.add,
    badKey: () => void badKeys++,
    completed(what) {
      completions++;
      done.add(what);
    },
    stats: () => ({
      requests: requests.counts(),
      statuses: statuses.counts(),
      faults: faults.counts(),
      badKeys,
      completions,
      repeatedCompletions: completions - done.size,
      ...jobCounts([...jobs.rows()]),
    }),
  };
}

function jobCounts(jobs: readonly Job[]): Pick<Stats, "jobs" | "duplicateJobs"> {
  const byCollection = tally();
  for (const { collection } of jobs) byCollection.add(collection);
  const kinds = new Set(jobs.map(({ collection, owner, body }) => fingerprint([collection, owner, body])));
  return { jobs: byCollection.counts(), duplicateJobs: jobs.length - kinds.size };
}
