import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { accuracy } from "#benchmarks/invariance/tables/kinds/accuracy";
import { type GapRow, gap, gaps } from "#benchmarks/invariance/tables/kinds/gap";
import { type Headline, headlines } from "#benchmarks/invariance/tables/kinds/headline";
import { invariance } from "#benchmarks/invariance/tables/kinds/invariance";
import { readTable } from "#benchmarks/invariance/tables/published/read-table";
import type { Table } from "#benchmarks/invariance/tables/table";
import { type ModelGap, modelGaps } from "#benchmarks/invariance/tables/units/mean-gaps";
import { UserError } from "#src/errors";

/** What published tables come to. */
export interface Published {
  readonly headlines: readonly Headline[];
  readonly gaps: readonly GapRow[];
  /** Of each model and library, over tasks and the axes relabel and order. */
  readonly modelGaps: readonly ModelGap[];
}

/**
 * Computes headlines and gaps anew from a folder of published tables: `accuracy.csv`, `invariance.csv` and `gap.csv`, each
 * also with a data set before its name (`erdos_gap.csv`). Gaps are computed from tables of invariance; of data sets that
 * have none they are read.
 *
 * @throws UserError where there is no such table, or one is damaged
 */
export function readPublished(folder: string): Published {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const read = <Row>(table: Table<Row>, name: string) =>
    files.filter((file) => isNamed(file, name)).flatMap((file) => readTable(table, join(folder, file)));
  const invariances = read(invariance, "invariance");
  const [accuracies, printed] = [read(accuracy, "accuracy"), read(gap, "gap")];
  if (invariances.length + accuracies.length + printed.length === 0) {
    throw new UserError(
      `${folder}: expected accuracy.csv, invariance.csv or gap.csv, got none of them; check the path`,
    );
  }
  const computed = gaps(invariances);
  const known = new Set(computed.map(({ dataset }) => dataset));
  const all = [...computed, ...printed.filter(({ dataset }) => !known.has(dataset))];
  return { headlines: headlines(accuracies, invariances), gaps: all, modelGaps: modelGaps(all) };
}

function isNamed(file: string, name: string): boolean {
  return file === `${name}.csv` || (file.endsWith(`_${name}.csv`) && file.split("_").length === 2);
}
