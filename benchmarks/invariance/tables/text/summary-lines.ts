import { cutOff } from "#benchmarks/invariance/tables/kinds/cut-off";
import { failures } from "#benchmarks/invariance/tables/kinds/failures";
import { gap } from "#benchmarks/invariance/tables/kinds/gap";
import { headline } from "#benchmarks/invariance/tables/kinds/headline";
import { ladder } from "#benchmarks/invariance/tables/kinds/ladder";
import { armPartitions } from "#benchmarks/invariance/tables/kinds/partition";
import type { Study } from "#benchmarks/invariance/tables/study";
import { failureLines } from "#benchmarks/invariance/tables/text/failure-lines";
import { gapLines } from "#benchmarks/invariance/tables/text/gap-lines";
import { headlineLines } from "#benchmarks/invariance/tables/text/headline-lines";
import { ladderLines } from "#benchmarks/invariance/tables/text/ladder-lines";
import { misreadLines } from "#benchmarks/invariance/tables/text/misread-lines";
import { partitionLines } from "#benchmarks/invariance/tables/text/partition-lines";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { thousands } from "#reports/format";

interface Owner {
  readonly dataset: string;
  readonly model: string;
}

/** The tables of a study for a terminal of 80 columns, model by model: what answers to one instance's forms are comes first. */
export function summaryLines(study: Study): string[] {
  const [parts, heads, cuts] = [armPartitions(study.groups), headline.rows(study), cutOff.rows(study)];
  const [gaps, rungs, failed] = [gap.rows(study), ladder.rows(study), failures.rows(study)];
  const models = cells(cuts, ({ dataset, model }) => ({ dataset, model }));
  return models.flatMap(({ key, items }) => {
    const own = <Row extends Owner>(rows: readonly Row[]) =>
      rows.filter(({ dataset, model }) => dataset === key.dataset && model === key.model);
    const ownGroups = study.groups.filter(
      ({ forms: { arm } }) => arm.dataset === key.dataset && arm.model === key.model,
    );
    const n_cut_off = items.reduce((sum, row) => sum + row.n_cut_off, 0);
    const n = items.reduce((sum, row) => sum + row.n, 0);
    return [
      `${key.dataset}, ${key.model}: ${thousands(n)} rows, ${thousands(n_cut_off)} of them cut off`,
      ...section(
        partitionLines(own(parts)),
        "differ ✓: all right, as two shortest paths are. calls: distinct prompts.",
      ),
      ...section(misreadLines(ownGroups), "from 10%: the question may be read otherwise than it is meant."),
      ...section(headlineLines(own(heads)), "I: all forms answered alike; R: all right. Unread is never alike."),
      ...section(gapLines(own(gaps)), "given graphs are not seen: no pure cost of copying."),
      ...section(ladderLines(own(rungs)), "lit.: written down, not computed; it may be right and count twice."),
      ...section(failureLines(own(failed)), "classes are a hierarchy, not a diagnosis; never pool libraries."),
      "",
    ];
  });
}

/** Lines of a table under an empty one, with what is to be known of it below; nothing where it has no rows. */
function section(lines: readonly string[], note: string): string[] {
  return lines.length < 2 ? [] : ["", ...lines, note];
}
