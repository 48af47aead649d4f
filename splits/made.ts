import type { Question } from "#generators/question";
import type { ListedRow, Listing } from "#splits/certificate";
import { type Content, type Draft, draftsOf } from "#splits/drafts";

/** A row of a file and what the certificate needs to know of it. */
export interface MadeRow {
  readonly question: Question;
  readonly listed: ListedRow;
}

/** The files of one side of a setting, and what the certificate needs to know of their rows. */
export interface Made {
  readonly drafts: readonly Draft[];
  readonly listing: Listing;
}

/** The files that hold these rows. */
export function madeOf(content: Omit<Content, "questions">, rows: readonly MadeRow[]): Made {
  const drafts = draftsOf({ ...content, questions: rows.map(({ question }) => question) });
  const listed = rows.map((row) => row.listed);
  return { drafts, listing: { path: drafts[0].entry.path, split: content.split, rows: listed } };
}
