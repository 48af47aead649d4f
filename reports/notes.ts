import type { Matrix } from "#eval/matrix";
import { count } from "#reports/format";
import { changed } from "#reports/notes/changed";
import { average, gaps } from "#reports/notes/recovery";
import { failures, losses, spread } from "#reports/notes/spread";
import { floorStart, unreadStart } from "#reports/notes/start";
import { nothingShown, planned, unread } from "#reports/notes/sureness";
import { seedCaveat } from "#reports/seeds";

/** What a reader must know before believing the figure, in words; each entry is a note of its own. */
export function notes(matrix: Matrix): string[] {
  const start = [missing, seedCaveat, changed, unreadStart, floorStart];
  const rules = [...start, gaps, average, nothingShown, planned, unread, spread, losses, failures];
  return rules.flatMap((rule) => rule(matrix) ?? []);
}

function missing({ rows, columns, cells }: Matrix): string | undefined {
  const all = rows.length * columns.length;
  return cells.length < all ? `${all - cells.length} of ${count(all, "cell")} were not run.` : undefined;
}
