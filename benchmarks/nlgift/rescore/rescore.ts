import type { Cell, LogRow } from "#benchmarks/nlgift/release/index";
import { asListed } from "#benchmarks/nlgift/rescore/as-listed";
import { cellName } from "#benchmarks/nlgift/rescore/cell-name";
import type { Judgement } from "#benchmarks/nlgift/rescore/judgement";
import { type PolicyName, policies } from "#benchmarks/nlgift/rescore/policies";
import { published } from "#benchmarks/nlgift/rescore/published";
import { reusedCells } from "#benchmarks/nlgift/rescore/reused";
import type { ScoredCell } from "#benchmarks/nlgift/rescore/scored-cell";

/** Counts of a cell. */
interface Tally {
  readonly cell: Cell;
  replies: number;
  right: number;
  of: number;
  unparsed: number;
  ambiguous: number;
  /** By the true maximum flow, where the policy goes by the released one. */
  corrected: number | undefined;
  /** Constraints that the steps keep as they are listed; undefined where there are no steps. */
  listed: number | undefined;
}

/** Told each reply that belongs to a cell, with what it counts when read strictly. */
export type Told = (cell: Cell, id: string, strictly: Judgement) => void;

/** Scores the replies of a release by a policy, cell by cell, in the order of the tables. Keeps no row. */
export function rescore(rows: Iterable<LogRow>, policy: PolicyName, told?: Told): ScoredCell[] {
  const tallies = new Map<string, Tally>();
  for (const row of rows) {
    if (!row.cell) continue;
    const name = cellName(row.cell);
    const tally = tallies.get(name) ?? opened(row.cell, policy);
    tallies.set(name, tally);
    const judgement = policies[policy](row);
    count(tally, row, judgement);
    if (!told && tally.corrected === undefined) continue;
    const strictly = policy === "strict" ? judgement : policies.strict(row);
    if (tally.corrected !== undefined) tally.corrected += strictly.right;
    told?.(row.cell, row.id, strictly);
  }
  const cells = [...tallies.values()].map((tally) => closed(tally, policy));
  const all = [...cells, ...reusedCells(cells)].map((cell) => ({ name: cellName(cell), cell }));
  return all.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))).map(({ cell }) => cell);
}

function opened(cell: Cell, policy: PolicyName): Tally {
  const corrected = policy === "paper" && cell.task === "flow" ? 0 : undefined;
  return { cell, replies: 0, right: 0, of: 0, unparsed: 0, ambiguous: 0, corrected, listed: undefined };
}

function count(tally: Tally, { asked }: LogRow, { right, of, read }: Judgement): void {
  tally.replies++;
  tally.right += right;
  tally.of += of;
  if (read === "unparsed") tally.unparsed++;
  if (read === "ambiguous") tally.ambiguous++;
  const listed = asListed(asked);
  if (listed !== undefined) tally.listed = (tally.listed ?? 0) + listed;
}

/** What the promised keys hold, in their order, and behind them what else is known. */
function closed({ cell, corrected, listed, ...counts }: Tally, policy: PolicyName): ScoredCell {
  const { table, model, task, pattern, train, test } = cell;
  const { right, of, unparsed, ambiguous, replies } = counts;
  return {
    ...{ table, model, task, pattern, train, test, policy, right, of, accuracy: right / of, unparsed },
    paper: published(cell) ?? null,
    ...{ ambiguous, replies },
    ...(corrected !== undefined && { corrected: { right: corrected, accuracy: corrected / of } }),
    ...(listed !== undefined && { listed: { right: listed, accuracy: listed / of } }),
  };
}
