import { partitionOf } from "#benchmarks/invariance/tables/kinds/partition";
import { alignedLines } from "#benchmarks/invariance/tables/text/aligned-lines";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type Group, isHeadline } from "#benchmarks/invariance/tables/units/groups";
import { nameOfArm } from "#benchmarks/invariance/tables/units/keys";
import { percent, thousands } from "#reports/format";

/** From which share of wrong answers that stay the same a task is worth a line. */
const LEAST = 0.1;

const HEAD = ["same wrong answer", "in", "same ✗", "same ✓", "n", "calls"];

/**
 * Tasks that are often answered wrongly in the same way in every form: a question that is read otherwise than it is meant
 * ("connected" as reachable), which no comparison of forms can see.
 */
export function misreadLines(groups: readonly Group[]): string[] {
  const tasks = cells(groups.filter(isHeadline), ({ forms }) => ({ task: forms.task, arm: nameOfArm(forms.arm) }));
  const body = tasks
    .map(({ key, items }) => ({ ...key, ...partitionOf(items) }))
    .filter(({ stable_wrong }) => stable_wrong >= LEAST)
    .map((row) => [
      row.task,
      row.arm,
      percent(row.stable_wrong, 1),
      percent(row.identical_correct, 1),
      thousands(row.n_instances),
      thousands(row.n_calls),
    ]);
  return alignedLines(HEAD, body);
}
