import { printedItems } from "#benchmarks/nlgift/rescore/printed-items";
import type { ScoredCell } from "#benchmarks/nlgift/rescore/scored-cell";
import type { Outcomes } from "#benchmarks/nlgift/rescore/transfers/outcomes";
import { adjust } from "#eval/stats/family";
import { mcnemar } from "#eval/stats/mcnemar";
import { pairedTable } from "#eval/stats/paired-table";
import { ALPHA, significant } from "#eval/stats/significance";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { groupBy } from "#src/group-by";

/** A tuned model against the same model untuned, on a test set that it was not tuned on. */
export interface Transfer extends Pick<ScoredCell, "table" | "model" | "task" | "pattern" | "train" | "test"> {
  /** The paper's test of the accuracies that it prints, pooled and two-sided; better: higher, and p below .01. */
  readonly printed: { readonly untuned: number; readonly tuned: number; readonly p: number; readonly better: boolean };
  /** Items to which both models' replies are given; right strictly read. */
  readonly items: number;
  readonly untuned: number;
  readonly tuned: number;
  /** Items that only the tuned model gets right, and only the untuned one. */
  readonly gained: number;
  readonly lost: number;
  /** McNemar's mid-p, and by Holm over the transfers of the table that are given. */
  readonly p: number;
  readonly holm: number;
  /** More gained than lost, and Holm's p below .01. */
  readonly better: boolean;
}

type Tested = Omit<Transfer, "holm" | "better">;

/** The transfers out of distribution that the paper's tables claim and that both models' replies are given for. */
export function transfers(cells: readonly ScoredCell[], outcomes: Outcomes): Transfer[] {
  const found = cells.flatMap((cell) => {
    if (cell.paper === null || ["zero-shot", "real-world", cell.test].includes(cell.train)) return [];
    const untuned = cells.find((other) => other.train === "zero-shot" && isBeside(other, cell));
    return untuned?.paper == null ? [] : tested(cell, untuned, outcomes);
  });
  return [...groupBy(found, ({ table }) => table)].flatMap(([table, members]) => adjusted(`table ${table}`, members));
}

function isBeside(one: ScoredCell, other: ScoredCell): boolean {
  return (["table", "model", "task", "pattern", "test"] as const).every((key) => one[key] === other[key]);
}

function tested(cell: ScoredCell, base: ScoredCell, outcomes: Outcomes): Tested[] {
  const [before, after] = [outcomes.of(base), outcomes.of(cell)];
  const shared = [...after.keys()].filter((item) => before.has(item));
  if (shared.length === 0) return [];
  const { both, gained, lost } = pairedTable(
    shared.map((item) => before.get(item)!),
    shared.map((item) => after.get(item)!),
  );
  const { table, model, task, pattern, train, test } = cell;
  const counts = { items: shared.length, untuned: both + lost, tuned: both + gained, gained, lost };
  return [
    {
      ...{ table, model, task, pattern, train, test },
      printed: printed(cell, base),
      ...counts,
      p: mcnemar(gained, lost),
    },
  ];
}

function printed(cell: ScoredCell, base: ScoredCell): Transfer["printed"] {
  const of = printedItems(cell);
  const arm = ({ paper }: ScoredCell) => ({ right: Math.round(paper! * of), of });
  const p = twoProportionZ(arm(cell), arm(base))?.p ?? 1;
  return { untuned: base.paper!, tuned: cell.paper!, p, better: significant(arm(cell), arm(base)) };
}

function adjusted(name: string, members: readonly Tested[]): Transfer[] {
  const keys = members.map(({ model, task, pattern, train, test }) => [model, pattern, task, train, test].join(" "));
  const ps = adjust({ name, members: keys }, new Map(members.map(({ p }, i) => [keys[i]!, p])));
  return members.map((member, i) => {
    const { holm } = ps.get(keys[i]!)!;
    return { ...member, holm, better: member.gained > member.lost && holm < ALPHA };
  });
}
