import type { PosedQuery } from "#benchmarks/decision/rq1/query";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { type Edge, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import type { Rng } from "#src/rng";

/** A query about a random graph of 2 to 30 nodes, from empty to complete, mostly sparse. */
export function randomQuery(rng: Rng): PosedQuery {
  const order = rng.int(2, 30);
  const density = rng.next() < 0.7 ? (rng.next() * 3) / order : rng.next();
  const edges: Edge[] = [];
  for (let u = 0; u < order; u++)
    for (let v = u + 1; v < order; v++) if (rng.next() < density) edges.push(rng.next() < 0.5 ? [u, v] : [v, u]);
  const task = rng.pick(names(queryTasks));
  const nodes = Array.from({ length: order }, (_, node) => node);
  return { task, graph: graph(order, edges), subject: rng.sample(nodes, queryTasks[task].about) };
}
