import { rmSync } from "node:fs";
import { join } from "node:path";
import { tables } from "#benchmarks/invariance/tables/index";
import type { Study } from "#benchmarks/invariance/tables/study";
import { toCsv } from "#benchmarks/invariance/tables/to-csv";
import { UserError } from "#src/errors";
import { groupBy } from "#src/group-by";
import { writeWhole } from "#src/jsonl";
import { names } from "#src/pick";

/**
 * Writes the tables of a study: `<dataset>/<table>.csv`, and under `<dataset>/<model>/` the same rows model by model. Tables
 * whose experiment was not made are not written, and files of theirs that are there are removed.
 *
 * @returns the paths written, below `folder`
 * @throws UserError for a data set or a model whose name is no name of a folder
 */
export function writeTables(folder: string, study: Study): string[] {
  const datasets = new Set(study.all.map(({ dataset }) => dataset));
  const models = new Set(study.all.map(({ model }) => model));
  for (const name of [...datasets, ...models]) requireFolderName(name);
  return names(tables).flatMap((name) => {
    const rows: readonly TableRow[] = tables[name].rows(study);
    const ofDataset = groupBy(rows, ({ dataset }) => dataset);
    return [...datasets].flatMap((dataset) => {
      const own = ofDataset.get(dataset) ?? [];
      const ofModel = groupBy(own, ({ model }) => model);
      const places = [
        { place: dataset, rows: own },
        ...[...models].map((model) => ({ place: join(dataset, model), rows: ofModel.get(model) ?? [] })),
      ];
      return places.flatMap(({ place, rows }) =>
        write(folder, join(place, `${name}.csv`), toCsv(tables[name], rows), rows.length > 0),
      );
    });
  });
}

interface TableRow {
  readonly dataset: string;
  readonly model?: string;
}

function write(folder: string, path: string, csv: string, hasRows: boolean): string[] {
  if (hasRows) writeWhole(join(folder, path), csv);
  else rmSync(join(folder, path), { force: true });
  return hasRows ? [path] : [];
}

function requireFolderName(name: string): void {
  if (/^(?!\.{1,2}$)[\w.@+-]{1,200}$/.test(name)) return;
  throw new UserError(
    `tables: expected a data set or model named with letters, digits and . _ - + @, got ${JSON.stringify(name)}; give it another name`,
  );
}
