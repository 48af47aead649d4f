import type { Cell, LogRow } from "#benchmarks/nlgift/release/index";
import { cellName } from "#benchmarks/nlgift/rescore/cell-name";
import { type PolicyName, policies } from "#benchmarks/nlgift/rescore/policies";
import { published } from "#benchmarks/nlgift/rescore/published";
import { reusedCells } from "#benchmarks/nlgift/rescore/reused";
import type { ScoredCell } from "#benchmarks/nlgift/rescore/scored-cell";

/** Counts of a cell. */
interface Tally {
  readonly cell: Cell;
  right: number;
  of: number;
  unparsed: number;
  ambiguous: number;
  /** By the true maximum flow, where the policy goes by the released one. */
  corrected: number | undefined;
}

/** Scores the replies of a release by a policy, cell by cell, in the order of the tables. Keeps no row. */
export function rescore(rows: Iterable<LogRow>, policy: PolicyName): ScoredCell[] {
  const tallies = new Map<string, Tally>();
  for (const row of rows) {
    if (!row.cell) continue;
    const name = cellName(row.cell);
    const tally = tallies.get(name) ?? opened(row.cell, policy);
    tallies.set(name, tally);
    count(tally, row, policy);
  }
  const cells = [...tallies.values()].map((tally) => closed(tally, policy));
  const all = [...cells, ...reusedCells(cells)].map((cell) => ({ name: cellName(cell), cell }));
  return all.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))).map(({ cell }) => cell);
}

function opened(cell: Cell, policy: PolicyName): Tally {
  const corrected = policy === "paper" && cell.task === "flow" ? 0 : undefined;
  return { cell, right: 0, of: 0, unparsed: 0, ambiguous: 0, corrected };
}

function count(tally: Tally, row: LogRow, policy: PolicyName): void {
  const { right, of, read } = policies[policy](row);
  tally.right += right;
  tally.of += of;
  if (read === "unparsed") tally.unparsed++;
  if (read === "ambiguous") tally.ambiguous++;
  if (tally.corrected !== undefined) tally.corrected += policies.strict(row).right;
}

function closed({ cell, right, of, unparsed, ambiguous, corrected }: Tally, policy: PolicyName): ScoredCell {
  const scored = {
    ...cell,
    policy,
    right,
    of,
    accuracy: right / of,
    unparsed,
    ambiguous,
    paper: published(cell) ?? null,
  };
  return corrected === undefined ? scored : { ...scored, corrected: { right: corrected, accuracy: corrected / of } };
}
