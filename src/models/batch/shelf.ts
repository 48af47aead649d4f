import { randomUUID } from "node:crypto";
import { writeWhole } from "#src/jsonl";
import { type BatchNote, keysIn, linesPath, notesOf, writeNote } from "#src/models/batch/batch-note";
import type { Result } from "#src/models/batch/parse-results";
import type { BatchSettings } from "#src/models/batch/settings";

/** A batch that is written down. */
export interface Shelved {
  readonly note: BatchNote;
  /** Whether this process wrote it; otherwise an earlier one did. */
  readonly ours: boolean;
  /** Keys of its requests that were not served yet. */
  readonly open: Set<string>;
  /** What it brought, once it was waited for. */
  results?: Promise<ReadonlyMap<string, Result>>;
  /** Changes the note, first on disk. */
  keep(note: BatchNote): void;
}

/** The batches of a model. */
export interface Shelf {
  /** The batch that holds a request and may still serve it: the reply was not recorded since it was written. */
  holding(key: string): Shelved | undefined;
  /** Writes a new batch down. */
  add(lines: ReadonlyMap<string, string>): Shelved;
}

/** @param model the model's id */
export function openShelf({ folder, record }: Pick<BatchSettings, "folder" | "record">, model: string): Shelf {
  let batches: Shelved[] | undefined;
  // Read late: most models of a run that goes on have nothing to ask.
  const all = () => {
    batches ??= notesOf(folder, model).map((note) => shelved(folder, note, keysIn(folder, note.tag), false));
    return batches;
  };
  return {
    holding: (key) => all().find(({ open, note }) => open.has(key) && !record.isSince(key, note.logged)),
    add(lines) {
      const tag = `graphshift-${randomUUID().replaceAll("-", "").slice(0, 16)}`;
      writeWhole(linesPath(folder, tag), [...lines.values()].join(""));
      const batch = shelved(folder, { schema: 1, tag, model, logged: record.size }, [...lines.keys()], true);
      batch.keep(batch.note);
      all().push(batch);
      return batch;
    },
  };
}

function shelved(folder: string, first: BatchNote, keys: readonly string[], ours: boolean): Shelved {
  let note = first;
  return {
    get note() {
      return note;
    },
    ours,
    open: new Set(keys),
    keep(news) {
      writeNote(folder, news);
      note = news;
    },
  };
}
