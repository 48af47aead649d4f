import { z } from "zod";
import type { PosedQuery } from "#benchmarks/decision/rq1/query";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import type { Choose } from "#src/play";

const node = z.int().min(0);

/** What the state of a request holds. */
const shape = z.object({
  directed: z.literal(false),
  nodes: z.array(node),
  edges: z.array(z.tuple([node, node])),
  vertex: node.optional(),
  pair: z.tuple([node, node]).optional(),
});

/** The query that a request puts, read from what it says and nothing else; undefined where it puts none. */
export function readQuery({ state, question }: Pick<Choose, "state" | "question">): PosedQuery | undefined {
  const read = shape.safeParse(parsed(state)).data;
  const shown = read && graphOf(read.nodes.length, read.edges);
  if (!read || !shown) return undefined;
  const subject = read.pair ?? (read.vertex === undefined ? [] : [read.vertex]);
  if (subject.some((one) => one >= shown.order)) return undefined;
  const asks = (name: keyof typeof queryTasks) =>
    queryTasks[name].about === subject.length && queryTasks[name].question(subject) === question;
  const task = names(queryTasks).find(asks);
  return task && { task, graph: shown, subject };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function graphOf(order: number, edges: readonly Edge[]): Graph | undefined {
  try {
    return graph(order, edges);
  } catch {
    return undefined;
  }
}
