import type { PosedQuery, Query } from "#benchmarks/decision/rq1/query";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { canonicalForm } from "#src/graph/canonical-form";
import { groupBy } from "#src/group-by";
import { names } from "#src/pick";

/** How many queries are the same but for the numbers of their nodes. */
export interface Repeats {
  readonly queries: number;
  /** Classes of isomorphic graphs, whatever is asked about them. */
  readonly graphs: number;
  /** Classes of isomorphic queries: same task, and an isomorphism carries what one is about to what the other is. */
  readonly classes: number;
  /** Queries beyond the first of their class, and the queries of the largest one. */
  readonly repeated: number;
  readonly largest: number;
}

export interface QueryAudit extends Repeats {
  /** The same by task; a task without queries is not there. */
  readonly tasks: Readonly<Partial<Record<QueryTaskName, Repeats>>>;
  /** Queries of a class that another split has too. */
  readonly met: number;
}

/**
 * Counts isomorphic repeats, by canonical forms. They stay in: that the networks have many alike small pieces is part of
 * what the benchmark is made from.
 *
 * @param others queries of another split, such as what a model was tuned on; undefined: none
 */
export function auditQueries(queries: readonly Query[], others: readonly Query[] = []): QueryAudit {
  const seen = queries.map((query) => ({
    task: query.task,
    graph: canonicalForm(query.graph),
    form: queryForm(query),
  }));
  const elsewhere = new Set(others.map(queryForm));
  const byTask = groupBy(seen, ({ task }) => task);
  return {
    ...repeats(seen),
    tasks: Object.fromEntries(
      names(queryTasks).flatMap((task) => (byTask.has(task) ? [[task, repeats(byTask.get(task)!)]] : [])),
    ),
    met: seen.filter(({ form }) => elsewhere.has(form)).length,
  };
}

/** A text that queries share exactly if they are isomorphic. */
function queryForm({ task, graph, subject }: PosedQuery): string {
  const marks = new Int32Array(graph.order);
  for (const node of subject) marks[node] = 1;
  return `${task} ${canonicalForm(graph, marks)}`;
}

interface Seen {
  readonly graph: string;
  readonly form: string;
}

function repeats(seen: readonly Seen[]): Repeats {
  const classes = [...groupBy(seen, ({ form }) => form).values()];
  return {
    queries: seen.length,
    graphs: new Set(seen.map(({ graph }) => graph)).size,
    classes: classes.length,
    repeated: seen.length - classes.length,
    largest: classes.reduce((most, { length }) => Math.max(most, length), 0),
  };
}
