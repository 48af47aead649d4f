import { pickedIn } from "#benchmarks/decision/contract/picked-in";
import type { Answered } from "#benchmarks/decision/rq1/score/answered";
import { type Macro, macroOf } from "#benchmarks/decision/rq1/score/macro-of";
import { type Rate, rateOf } from "#benchmarks/decision/rq1/score/rate";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import type { Outcome } from "#eval/verdict";
import { groupBy } from "#src/group-by";
import { names } from "#src/pick";

export interface SizeScore extends Rate {
  /** Nodes of the graphs. */
  readonly order: number;
}

export interface TaskScore {
  readonly task: QueryTaskName;
  /** The benchmark's primary score: the mean over sizes. */
  readonly macro: Macro;
  readonly pooled: Rate;
  /** Ascending. */
  readonly sizes: readonly SizeScore[];
}

/** What a set of answers comes to, all of them together. */
export interface Panel {
  /** In the order of the registry; a task without queries is not there. */
  readonly tasks: readonly TaskScore[];
  readonly pooled: Rate;
  /** The mean over tasks of their pooled scores, and of their primary ones. */
  readonly taskMacro: Macro;
  readonly taskSizeMacro: number;
}

export interface QueryScores extends Panel {
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
  /** Replies that were one of the options, right or wrong. */
  readonly legal: number;
  /** No query is supported: printed as U, never as 0. */
  readonly isUnsupported: boolean;
  readonly sources: readonly (Panel & { readonly source: string })[];
}

/** Scores the answers of a configuration to a set of queries, one or more; each query counts, whatever became of it. */
export function scoreQueries(answered: readonly Answered[]): QueryScores {
  const outcomes = groupBy(answered, ({ verdict }) => verdict.outcome);
  const sources = groupBy(answered, ({ query }) => query.source);
  return {
    ...panel(answered),
    outcomes: Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length])),
    legal: answered.filter(({ verdict }) => pickedIn(verdict)).length,
    isUnsupported: outcomes.get("unsupported")?.length === answered.length,
    sources: [...sources].map(([source, those]) => ({ source, ...panel(those) })),
  };
}

function panel(answered: readonly Answered[]): Panel {
  const byTask = groupBy(answered, ({ query }) => query.task);
  const tasks = names(queryTasks).flatMap((task) => (byTask.has(task) ? [taskScore(task, byTask.get(task)!)] : []));
  return {
    tasks,
    pooled: rateOf(answered),
    taskMacro: macroOf(tasks.map(({ pooled }) => pooled)),
    taskSizeMacro: tasks.reduce((sum, { macro }) => sum + macro.accuracy, 0) / tasks.length,
  };
}

function taskScore(task: QueryTaskName, answered: readonly Answered[]): TaskScore {
  const sizes = [...groupBy(answered, ({ query }) => query.graph.order)]
    .sort(([a], [b]) => a - b)
    .map(([order, those]): SizeScore => ({ order, ...rateOf(those) }));
  return { task, macro: macroOf(sizes), pooled: rateOf(answered), sizes };
}
