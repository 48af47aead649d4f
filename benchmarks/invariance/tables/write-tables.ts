import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tables } from "#benchmarks/invariance/tables/index";
import type { Study } from "#benchmarks/invariance/tables/study";
import type { AnyTable } from "#benchmarks/invariance/tables/table";
import { toCsv } from "#benchmarks/invariance/tables/to-csv";
import { UserError } from "#src/errors";
import { groupBy } from "#src/group-by";
import { names } from "#src/pick";
import { writeFolder } from "#src/write-folder";

interface TableRow {
  readonly dataset: string;
  /** undefined: the table is of no model. */
  readonly model?: string;
}

interface Filled {
  readonly name: string;
  readonly table: AnyTable;
  readonly rows: readonly TableRow[];
}

/**
 * Writes the tables of a study: `<dataset>/<table>.csv`, and under `<dataset>/<model>/` the same rows model by model. The
 * folder of a data set is written whole, in the place of the one that is there. A table without rows is not written.
 *
 * @returns the paths written, below `folder`
 * @throws UserError for a data set or a model whose name is no name of a folder
 */
export function writeTables(folder: string, study: Study): string[] {
  const filled = names(tables).map((name): Filled => ({ name, table: tables[name], rows: tables[name].rows(study) }));
  const datasets = [...new Set(study.all.map(({ dataset }) => dataset))].sort();
  for (const name of [...datasets, ...new Set(study.all.map(({ model }) => model))]) requireFolderName(name);
  return datasets.flatMap((dataset) =>
    writeFolder(join(folder, dataset), (draft) => {
      const files = filled.flatMap((one) =>
        filesOf({ ...one, rows: one.rows.filter((row) => row.dataset === dataset) }),
      );
      for (const { path, csv } of files) {
        mkdirSync(join(draft, path, ".."), { recursive: true });
        writeFileSync(join(draft, path), csv);
      }
      return files.map(({ path }) => join(dataset, path));
    }),
  );
}

/** A table of one data set, whole and by model. */
function filesOf({ name, table, rows }: Filled): { readonly path: string; readonly csv: string }[] {
  if (rows.length === 0) return [];
  const models = groupBy(rows, ({ model }) => model);
  const own = [...models].flatMap(([model, some]) =>
    model === undefined ? [] : [{ path: join(model, `${name}.csv`), csv: toCsv(table, some) }],
  );
  return [{ path: `${name}.csv`, csv: toCsv(table, rows) }, ...own];
}

function requireFolderName(name: string): void {
  if (/^(?!\.{1,2}$|.*\.csv$)[\w.@+-]{1,200}$/.test(name)) return;
  throw new UserError(
    `tables: expected a data set or model named with letters, digits and . _ - + @, got ${JSON.stringify(name)}; give it another name`,
  );
}
