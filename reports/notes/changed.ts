import type { Matrix } from "#eval/matrix";
import { offDiagonal } from "#reports/cells";
import { changes } from "#reports/changes";
import { familyWords } from "#reports/family-words";
import { count, list } from "#reports/format";
import { firstOf } from "#reports/notes/first-of";
import { pairedWords } from "#reports/paired-words";

/** Claims of the paper's statistics that the better ones change. */
export function changed(matrix: Matrix): string | undefined {
  if (offDiagonal(matrix).length === 0) return undefined;
  const rule = `${pairedWords(matrix)}, Holm over ${familyWords(matrix)}; recovery by the lower end of its interval`;
  const told = changes(matrix).map(({ row, column, paper, better }) => `${row} → ${column} (${paper}; ${better})`);
  if (told.length === 0) return `No claim changes with the better statistics (${rule}).`;
  return `${count(told.length, "claim")} ${told.length === 1 ? "changes" : "change"} with the better statistics (${rule}): ${list(firstOf(told))}.`;
}
