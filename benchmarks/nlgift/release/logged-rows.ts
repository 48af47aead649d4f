import { type Agreement, agreement } from "#benchmarks/nlgift/release/agreement";
import { importedRows } from "#benchmarks/nlgift/release/imported/imported-rows";
import { isImported } from "#benchmarks/nlgift/release/imported/manifest";
import { layoutOf } from "#benchmarks/nlgift/release/layout";
import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import { releaseFiles } from "#benchmarks/nlgift/release/release-files";
import { UserError } from "#src/errors";

/** Told of a file that is passed over: `unknown` to the release, or `empty`. */
export type Skip = (path: string, kind: "unknown" | "empty") => void;

/**
 * The replies of a release, or of an imported one, that belong to a published cell, file by file.
 *
 * @throws UserError where there are none, or two files disagree about an item
 */
export function* loggedRows(dir: string, skip: Skip): Iterable<LogRow> {
  const imported = isImported(dir);
  const agree = agreement(imported ? "logs" : layoutOf(dir));
  let found = false;
  for (const row of imported ? importedRows(dir) : releasedRows(dir, skip, agree)) {
    agree.reply(row);
    found = true;
    yield row;
  }
  if (!found)
    throw new UserError(`${dir}: expected logs with replies, got none; bring experiment_logs/ or T1__….jsonl.gz files`);
}

function* releasedRows(dir: string, skip: Skip, agree: Agreement): Iterable<LogRow> {
  for (const file of releaseFiles(dir)) {
    if (file.kind === "log") yield* published(file.rows());
    else if (file.kind === "raw" || file.kind === "questions") agree.bare(file);
    else if (file.kind === "unknown" || file.kind === "empty") skip(file.path, file.kind);
  }
}

function* published(rows: Iterable<LogRow>): Iterable<LogRow> {
  for (const row of rows) if (row.cell) yield row;
}
