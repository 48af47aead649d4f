import { configurationTable, probabilityTable } from "#benchmarks/decision/report/tables/configuration-table";
import { queryContrastTable, queryTable, sourceTable } from "#benchmarks/decision/report/tables/query-tables";
import { referenceTable } from "#benchmarks/decision/report/tables/reference-table";
import { sureTable } from "#benchmarks/decision/report/tables/sure-table";
import type { Table } from "#benchmarks/decision/report/tables/table";
import { targetContrastTable, targetTable } from "#benchmarks/decision/report/tables/target-tables";
import { trajectoryContrastTable, trajectoryTable } from "#benchmarks/decision/report/tables/trajectory-tables";
import type { Results } from "#benchmarks/decision/runs/index";

/** The tables of a part, by what they are for. */
export interface PartTables {
  readonly scores: readonly Table[];
  readonly contrasts: readonly Table[];
  /** How configurations were asked, and what their probabilities are worth. */
  readonly asked: readonly Table[];
  /** What few will want to know. */
  readonly further: readonly Table[];
}

export function tablesOf(results: Results): PartTables {
  const { configurations } = results;
  const asked = [configurationTable(configurations), probabilityTable(configurations)];
  return { further: [], ...own(results), asked: there(...asked) };
}

function own(results: Results): Pick<PartTables, "scores" | "contrasts"> & Partial<PartTables> {
  switch (results.part) {
    case "rq1":
      return {
        scores: there(queryTable(results), sureTable("Queries", results.configurations)),
        contrasts: results.contrasts.length > 0 ? [queryContrastTable(results)] : [],
        further: [sourceTable(results)],
      };
    case "rq2":
      return {
        scores: results.sets.flatMap((set) =>
          there(targetTable(set), sureTable(`${set.name}, ${set.kind}`, set.scored)),
        ),
        contrasts: results.sets.map(targetContrastTable),
      };
    case "rq3": {
      const tasks = [...new Set(results.rows.map(({ task }) => task))];
      return {
        scores: tasks.map((task) => trajectoryTable(task, results.rows)),
        contrasts: results.contrasts.length > 0 ? [trajectoryContrastTable(results.contrasts)] : [],
        further: [referenceTable(results.references)],
      };
    }
  }
}

function there(...tables: readonly (Table | undefined)[]): Table[] {
  return tables.filter((table) => table !== undefined);
}
