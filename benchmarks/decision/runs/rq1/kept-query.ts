import { z } from "zod";
import type { Query } from "#benchmarks/decision/rq1/query";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { edgeList } from "#benchmarks/decision/rq3/edge-list";
import { graph } from "#src/graph/graph";
import { nameOf } from "#src/name-of";
import { parseRow } from "#src/parse-row";

const node = z.int().min(0);
const shape = z.strictObject({
  id: z.string(),
  task: nameOf(queryTasks),
  source: z.string(),
  subject: z.array(node),
  answer: z.string(),
  order: node,
  edges: z.array(z.tuple([node, node])),
});

/** A query as a row of JSON. */
export function queryRow({ graph: shown, ...query }: Query): object {
  return { ...query, order: shown.order, edges: edgeList(shown) };
}

/** @throws UserError for a row that is none of `queryRow` */
export function queriesIn(rows: readonly unknown[], path: string): Query[] {
  return rows.map((row, i) => {
    const { order, edges, ...query } = parseRow(shape, row, `${path}:${i + 1}`, "remove the run's folder");
    return { ...query, graph: graph(order, edges) };
  });
}
