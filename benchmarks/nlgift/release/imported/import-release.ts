import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Agreement, agreement } from "#benchmarks/nlgift/release/agreement";
import { type Gathered, gathered } from "#benchmarks/nlgift/release/imported/gathered";
import { IMPORT, type ImportManifest, RESPONSES } from "#benchmarks/nlgift/release/imported/manifest";
import { problemOf } from "#benchmarks/nlgift/release/imported/problem-of";
import { realWorldOf } from "#benchmarks/nlgift/release/imported/real-world-of";
import { responseOf, UNKNOWN } from "#benchmarks/nlgift/release/imported/response-of";
import { type Counted, type Tally, tally } from "#benchmarks/nlgift/release/imported/tally";
import { layoutOf } from "#benchmarks/nlgift/release/layout";
import type { ReleaseFile } from "#benchmarks/nlgift/release/release-file";
import { releaseFiles } from "#benchmarks/nlgift/release/release-files";
import { problemToRow } from "#generators/rows";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { writeFolder } from "#src/write-folder";

/** What an import goes through: where rows go, what is counted, what has been written already. */
interface Way {
  readonly out: Gathered;
  readonly tally: Tally;
  readonly agree: Agreement;
  readonly written: Set<string>;
}

/**
 * Writes a published release as our records: problem files (test sets in the words that were logged, raw sets in ours),
 * `responses.jsonl`, and `import.json`, which says what is there, what was left, skipped and odd. All of it or nothing.
 *
 * @param read told each file when it has been read
 * @throws UserError for a folder that is none of the release's, an `out` that is in use, or files that disagree
 */
export function importRelease(dir: string, out: string, read: (path: string) => void): ImportManifest {
  const from = layoutOf(dir);
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new UserError(`${out}: expected a new folder, got one in use; remove it or choose another with --out`);
  }
  return writeFolder(out, (draft) => {
    const manifest = { schema: 1, from, unknown: UNKNOWN, ...write(dir, draft, read) } as const;
    writeWhole(join(draft, IMPORT), `${canonical(manifest)}\n`);
    return manifest;
  });
}

function write(dir: string, out: string, read: (path: string) => void): Counted {
  const way: Way = { out: gathered(out), tally: tally(), agree: agreement(layoutOf(dir)), written: new Set() };
  for (const file of releaseFiles(dir)) {
    take(file, way);
    way.out.write();
    read(file.path);
  }
  return way.tally.counted();
}

function take(file: ReleaseFile, way: Way): void {
  if (file.kind === "raw" || file.kind === "questions") way.agree.bare(file);
  if (file.kind === "raw") takeProblems(file, way);
  else if (file.kind === "log") takeReplies(file, way);
  else if ("rows" in file) way.tally.leave(file.path, file.kind, count(file.rows()));
  else way.tally.skip(file.path, file.kind);
}

function count(rows: Iterable<unknown>): number {
  let number = 0;
  for (const _ of rows) number++;
  return number;
}

function takeProblems({ path, pattern, setting, split, rows }: Extract<ReleaseFile, { kind: "raw" }>, way: Way): void {
  const name = `problems/${path}`;
  let index = 0;
  for (const asked of rows()) {
    const id = `${path}/${String(index++).padStart(4, "0")}`;
    const facets = { pattern: pattern!, ...(setting && { setting }), ...(split && { split }) };
    way.out.add(name, problemToRow(problemOf(asked, id, facets)));
    way.tally.problem(name, asked);
  }
}

function takeReplies({ path, rows }: Extract<ReleaseFile, { kind: "log" }>, way: Way): void {
  let samples = 0;
  for (const row of rows()) {
    const { id, asked, cell } = row;
    if (!cell) {
      samples++;
      continue;
    }
    way.agree.reply(row);
    if (!way.written.has(id)) {
      way.written.add(id);
      const { table, pattern, task, test } = cell;
      const name = `problems/${id.slice(0, id.lastIndexOf("/"))}.jsonl`;
      // Figure 2 shows another model's replies to the items of table 7.
      const facets = { table: pattern === "real-world" ? 7 : table, pattern, task, test };
      way.out.add(name, "graph" in asked ? problemToRow(problemOf(asked, id, facets)) : realWorldOf(asked, id, facets));
      way.tally.problem(name, asked);
    }
    way.out.add(RESPONSES, responseOf(row, cell));
    way.tally.reply(row);
  }
  if (samples > 0) way.tally.leave(path, "samples", samples);
}
