import { ZERO_SHOT } from "#eval/cell";
import type { Matrix } from "#eval/matrix";
import { list, percent, rate } from "#reports/format";
import { FLOOR } from "#reports/notes/floor";

/** Zero-shot replies that can be read in less than this share of the items make no fair start. */
const READABLE = 0.8;

/** Says where models cannot answer before any tuning. */
export function unreadStart({ cells }: Matrix): string | undefined {
  const columns = cells.filter((cell) => cell.row === ZERO_SHOT && 1 - cell.unparsed < READABLE);
  if (columns.length === 0) return undefined;
  const where = list(columns.map((cell) => `${cell.column} (${percent(1 - cell.unparsed)})`));
  return `Before tuning, an answer can be read from less than ${percent(READABLE)} of the replies on ${where}. “Transfer” there starts from nothing: part of any gain is the form of an answer, not the finding of it.`;
}

/** Says where models know nothing before any tuning. */
export function floorStart({ cells }: Matrix): string | undefined {
  const columns = cells.filter((cell) => cell.row === ZERO_SHOT && cell.accuracy < FLOOR);
  if (columns.length === 0) return undefined;
  const where = list(columns.map((cell) => `${cell.column} (${rate(cell.accuracy)})`));
  return `Before tuning, less than ${percent(FLOOR)} of the items are right on ${where}. “Transfer” there starts from nothing: the recovered gap is little else than the tuned accuracy divided by that in distribution.`;
}
