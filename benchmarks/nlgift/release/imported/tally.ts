import { type Imported, type ImportManifest, RESPONSES } from "#benchmarks/nlgift/release/imported/manifest";
import type { PassedOver } from "#benchmarks/nlgift/release/passed-over";
import type { LogRow } from "#benchmarks/nlgift/release/release-file";

/** What an import counts. */
export type Counted = Omit<ImportManifest, "schema" | "from" | "unknown">;

/** Counts an import. */
export interface Tally {
  problem(file: string, asked: LogRow["asked"]): void;
  reply(row: LogRow): void;
  leave(path: string, kind: string, rows: number): void;
  skip(path: string, kind: PassedOver): void;
  counted(): Counted;
}

export function tally(): Tally {
  const problems = new Map<string, number>();
  const left: ImportManifest["left"][number][] = [];
  const skipped: ImportManifest["skipped"][number][] = [];
  const odd: Record<string, number> = {};
  let replies = 0;
  const meet = (what: string, there: boolean) => {
    if (there) odd[what] = (odd[what] ?? 0) + 1;
  };
  return {
    problem(file, asked) {
      problems.set(file, (problems.get(file) ?? 0) + 1);
      meet("graph without edges", "graph" in asked && asked.graph.sources.length === 0);
    },
    reply({ response }) {
      replies++;
      meet("reply that is only None", response.trim() === "None");
      meet("empty reply", response.trim() === "");
    },
    leave: (path, kind, rows) => left.push({ path, kind, rows }),
    skip: (path, kind) => skipped.push({ path, kind }),
    counted() {
      const files = [...problems].map(([file, rows]): Imported => ({ file, rows }));
      return { problems: files, responses: { file: RESPONSES, rows: replies }, left, skipped, odd };
    },
  };
}
