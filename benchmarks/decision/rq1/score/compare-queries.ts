import type { Answered } from "#benchmarks/decision/rq1/score/answered";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { type AdjustedP, adjust } from "#eval/stats/family";
import type { Interval } from "#eval/stats/interval";
import { mcnemar } from "#eval/stats/mcnemar";
import { newcombePaired } from "#eval/stats/newcombe-paired";
import { type PairedTable, pairedTable } from "#eval/stats/paired-table";
import { groupBy } from "#src/group-by";
import { names } from "#src/pick";

/** Two configurations on the same queries: the first minus the second. */
export interface QueryContrast {
  readonly name: string;
  readonly first: readonly Answered[];
  readonly second: readonly Answered[];
}

/** By how much the first is more often right. */
export interface QueryDifference {
  /** −100 … 100. */
  readonly points: number;
  /** Newcombe's interval of 95% for paired shares, in points. */
  readonly interval: Interval;
  readonly table: PairedTable;
  /** McNemar's mid-p, alone and among its family. */
  readonly p: AdjustedP;
}

export interface ComparedQueries {
  readonly name: string;
  /** Task by task, all contrasts and tasks one family; undefined (U) where one of the two does not support every query. */
  readonly tasks?: readonly (QueryDifference & { readonly task: QueryTaskName })[];
  /** Over all queries, these of all contrasts a family of their own; undefined as `tasks`. */
  readonly all?: QueryDifference;
}

/**
 * Compares configurations query by query. Those that are compared together are one family: declare all that will be
 * looked at, before they are.
 *
 * @throws RangeError for two contrasts of one name, and for configurations that were asked other queries
 */
export function compareQueries(contrasts: readonly QueryContrast[]): ComparedQueries[] {
  if (new Set(contrasts.map(({ name }) => name)).size < contrasts.length)
    throw new RangeError("compareQueries: expected each contrast's name once");
  const byTask = new Map(
    contrasts.flatMap((contrast) => tasksOf(contrast).map((task) => [key(contrast, task), table(contrast, task)])),
  );
  const overall = new Map(contrasts.map((contrast) => [contrast.name, table(contrast)]));
  const [tasks, all] = [judged("tasks", byTask), judged("all queries", overall)];
  return contrasts.map((contrast) => {
    const { name } = contrast;
    const whole = all.get(name);
    if (!whole) return { name };
    return { name, tasks: tasksOf(contrast).map((task) => ({ task, ...tasks.get(key(contrast, task))! })), all: whole };
  });
}

const key = ({ name }: QueryContrast, task: QueryTaskName) => JSON.stringify([name, task]);

function tasksOf({ first }: QueryContrast): QueryTaskName[] {
  const asked = groupBy(first, ({ query }) => query.task);
  return names(queryTasks).filter((task) => asked.has(task));
}

/** The queries of a task, or all, by which of the two was right; undefined where one does not support every query. */
function table({ name, first, second }: QueryContrast, task?: QueryTaskName): PairedTable | undefined {
  const ids = (side: readonly Answered[]) => side.map(({ query }) => query.id).join();
  if (ids(first) !== ids(second))
    throw new RangeError(`compareQueries: ${name}: expected the same queries on both sides`);
  if ([...first, ...second].some(({ verdict }) => verdict.outcome === "unsupported")) return undefined;
  const right = (side: readonly Answered[]) =>
    side
      .filter(({ query }) => task === undefined || query.task === task)
      .map(({ verdict }) => verdict.outcome === "correct");
  return pairedTable(right(second), right(first));
}

/** A table without which nothing can be said counts as p = 1: it was declared, and has shown nothing. */
function judged(family: string, tables: ReadonlyMap<string, PairedTable | undefined>): Map<string, QueryDifference> {
  const ps = new Map([...tables].map(([name, one]) => [name, one && mcnemar(one.gained, one.lost)]));
  const adjusted = adjust({ name: family, members: [...tables.keys()] }, ps);
  return new Map(
    [...tables].flatMap(([name, one]) => (one ? [[name, { ...differenceIn(one), p: adjusted.get(name)! }]] : [])),
  );
}

function differenceIn(one: PairedTable): Omit<QueryDifference, "p"> {
  const { both, gained, lost, neither } = one;
  const [low, high] = newcombePaired(one);
  return {
    points: (100 * (gained - lost)) / (both + gained + lost + neither),
    interval: [100 * low, 100 * high],
    table: one,
  };
}
