import { readOgbn } from "#benchmarks/decision/rq2/read/read-ogbn";
import { readStark } from "#benchmarks/decision/rq2/read/read-stark";
import { readTextGraph } from "#benchmarks/decision/rq2/read/read-text-graph";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** What reads a text-attributed graph from a folder, by the form it is in. */
export const textGraphReaders = {
  jsonl: readTextGraph,
  ogbn: readOgbn,
  stark: readStark,
} as const satisfies Record<string, (folder: string) => TextGraph>;
