import type { Job } from "#src/fake-server/core/job";
import { type Stats, tally } from "#src/fake-server/core/stats";
import type { StoredFile } from "#src/fake-server/core/stored-file";
import type { Tables } from "#src/fake-server/core/table";
import type { Answer, Pace, World } from "#src/fake-server/core/world";
import { digest, fingerprint } from "#src/hash";

/** Where requests are counted. */
export interface Ledger {
  request(label: string): void;
  status(status: number): void;
  fault(name: string): void;
  badKey(): void;
  stats(): Stats;
}

/** What endpoints share, over these tables, and the counters that go with it. */
export function openWorld(
  options: {
    readonly answer: Answer;
    readonly seed?: number;
    readonly pace?: Pace;
    readonly contextTokens?: number;
  },
  tables: Tables,
  address: () => string,
): { readonly world: World; readonly ledger: Ledger } {
  const { answer, seed = 0, pace = "polls", contextTokens = 128_000 } = options;
  const jobs = tables.open<Job>("jobs");
  const files = tables.open<StoredFile>("files");
  const done = new Set<string>();
  let completions = 0;
  let made = 0;
  const world: World = {
    answer,
    seed,
    pace,
    contextTokens,
    files,
    jobs,
    address,
    now: Date.now,
    newId(prefix) {
      let id: string;
      do id = `${prefix}${digest(JSON.stringify([seed, made++]))}`;
      while (files.get(id) || jobs.get(id));
      return id;
    },
    completed(what) {
      completions++;
      done.add(what);
    },
  };
  return {
    world,
    ledger: counters(() => ({
      completions,
      repeatedCompletions: completions - done.size,
      ...jobCounts([...jobs.rows()]),
    })),
  };
}

type OwnCounts = "requests" | "statuses" | "faults" | "badKeys";

function counters(rest: () => Omit<Stats, OwnCounts>): Ledger {
  const [requests, statuses, faults] = [tally(), tally(), tally()];
  let badKeys = 0;
  return {
    request: requests.add,
    status: (status) => statuses.add(String(status)),
    fault: faults.add,
    badKey: () => void badKeys++,
    stats: () => ({
      requests: requests.counts(),
      statuses: statuses.counts(),
      faults: faults.counts(),
      badKeys,
      ...rest(),
    }),
  };
}

function jobCounts(jobs: readonly Job[]): Pick<Stats, "jobs" | "duplicateJobs"> {
  const byCollection = tally();
  for (const { collection } of jobs) byCollection.add(collection);
  const kinds = new Set(jobs.map(({ collection, owner, body }) => fingerprint([collection, owner, body])));
  return { jobs: byCollection.counts(), duplicateJobs: jobs.length - kinds.size };
}
