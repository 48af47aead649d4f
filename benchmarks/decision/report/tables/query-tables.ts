import { plain, type Row, type Table } from "#benchmarks/decision/report/tables/table";
import { bounds, shareCell, signed } from "#benchmarks/decision/report/tables/words";
import type { Panel } from "#benchmarks/decision/rq1/score/score-queries";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import type { QueryResults, ScoredQueries } from "#benchmarks/decision/runs/rq1/results";
import { probability, rate } from "#reports/format";
import { names } from "#src/pick";

/** Tasks as columns are headed. */
export const SHORT: Readonly<Record<QueryTaskName, string>> = {
  degree_exact: "degree",
  adjacency: "edge",
  cycle_detection: "cycle",
  pair_connectivity: "path",
  distance_threshold: "near",
  articulation_point: "cut",
};

const tasks = names(queryTasks);

/** The scores of each configuration by task, the constant answers below. */
export function queryTable({ configurations, floors }: QueryResults): Table {
  const floor: Row = {
    name: "best constant answer",
    isFloor: true,
    cells: tasks.map((task) => {
      const found = floors.find((one) => one.task === task);
      return found ? { words: rate(found.accuracy), note: found.option } : plain("–");
    }),
  };
  return {
    caption:
      "Accuracy by task, the mean over sizes, with 95 % intervals; macro: the mean over tasks; pooled: over all queries. Every query counts, whatever became of it.",
    head: ["configuration", ...tasks.map((task) => SHORT[task]), "macro", "pooled"],
    rows: [...configurations.map(rowOf), floor],
  };
}

function rowOf({ label, scores }: ScoredQueries): Row {
  if (scores.isUnsupported) return { name: label, cells: [...tasks, "", ""].map(() => plain("U")) };
  return { name: label, cells: [...cellsOf(scores), shareCell(scores.pooled.accuracy, scores.pooled.interval)] };
}

function cellsOf(panel: Panel) {
  const own = tasks.map((task) => {
    const macro = panel.tasks.find((one) => one.task === task)?.macro;
    return macro ? shareCell(macro.accuracy, macro.interval) : plain("–");
  });
  return [...own, shareCell(panel.taskSizeMacro)];
}

/** The same for each network. */
export function sourceTable({ configurations }: QueryResults): Table {
  return {
    caption: "Accuracy by the network that queries are drawn from.",
    head: ["configuration, network", ...tasks.map((task) => SHORT[task]), "macro", "pooled"],
    rows: configurations.flatMap(({ label, scores }) =>
      scores.sources.map((source) => ({
        name: `${label}, ${source.source}`,
        cells: [...cellsOf(source), shareCell(source.pooled.accuracy, source.pooled.interval)],
      })),
    ),
  };
}

/** The paired contrasts, by task and over all queries. */
export function queryContrastTable({ contrasts }: QueryResults): Table {
  return {
    caption:
      "Paired differences in points, with p after Holm: each column of a task belongs to one family of all contrasts and tasks, all queries to another. Newcombe's 95 % intervals.",
    head: ["contrast", ...tasks.map((task) => SHORT[task]), "all queries", "p"],
    rows: contrasts.map(({ name, tasks: own, all }) => ({
      name,
      cells: [
        ...tasks.map((task) => {
          const found = own?.find((one) => one.task === task);
          return found ? { words: signed(found.points, 1), note: probability(found.p.holm) } : plain(own ? "–" : "U");
        }),
        all ? { words: signed(all.points, 1), note: bounds(all.interval, 1) } : plain("U"),
        plain(all ? probability(all.p.holm) : "–"),
      ],
    })),
  };
}
