import type { Matrix } from "#eval/matrix";
import { offDiagonal } from "#reports/cells";
import { claims } from "#reports/claim";
import { count, list, threshold } from "#reports/format";
import { firstOf } from "#reports/notes/first-of";
import { prospectWords } from "#reports/prospect-words";

/** "Not significant" is not "no transfer". */
export function nothingShown(matrix: Matrix): string | undefined {
  const none = offDiagonal(matrix).filter((cell) => claims(cell, matrix.alpha)?.paired === "none");
  if (none.length === 0) return undefined;
  const same = none.filter(({ transfer }) => transfer?.equivalence.equivalent).length;
  const finds = none.flatMap(({ transfer }) => transfer?.detectable ?? []);
  const least =
    finds.length === 0
      ? ""
      : ` At the discordance observed, the least difference that McNemar’s test of one model finds 8 times in 10 is ${among(finds)} points there.`;
  const within = `less than ${threshold(100 * matrix.margin)} points (two one-sided tests, .05)`;
  const shown =
    none.length === 1
      ? `1 pair shows neither gain nor loss by the paired test, which is not yet “no transfer”: that it differs by ${within} is ${same === 1 ? "" : "not "}shown`
      : `${none.length} pairs show neither gain nor loss by the paired test, which is not yet “no transfer”: that they differ by ${within} is shown of ${same === 0 ? "none" : same === none.length ? "all" : same}`;
  return `${shown}.${least}`;
}

function among(shares: readonly number[]): string {
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => (100 * share).toFixed(1));
  return least === most ? least! : `${least} to ${most}`;
}

/** What was to be hoped for of so many items, whatever came out. */
export function planned(matrix: Matrix): string | undefined {
  const n = Math.max(0, ...offDiagonal(matrix).flatMap(({ repeats }) => repeats.map(({ of }) => of)));
  const most = Math.max(0, ...matrix.strategies.map(({ family }) => family.size));
  return n === 0 ? undefined : `What so many items can show, known beforehand: ${prospectWords(n, matrix.alpha, most)}`;
}

/** Claims that rest on how replies that could not be read are counted. */
export function unread(matrix: Matrix): string | undefined {
  const open = offDiagonal(matrix).filter(({ transfer }) => transfer?.unread.flips.z || transfer?.unread.flips.paired);
  if (open.length === 0) return undefined;
  const which = open.map(({ row, column }) => `${row} → ${column}`);
  return `For ${count(open.length, "pair")}, whether tuning helped depends on how replies are counted that could not be read: ${list(firstOf(which))}.`;
}
