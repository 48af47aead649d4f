import { THRESHOLD } from "#benchmarks/decision/rq1/tasks/distance-threshold";
import type { QueryTaskName } from "#benchmarks/decision/rq1/tasks/index";
import { yesNo } from "#benchmarks/decision/rq1/tasks/task";
import type { Graph } from "#src/graph/graph";

/** Nodes that a row of 32 bits holds beside GONE. */
const MOST = 31;
/** The row of a node that was taken away. */
const GONE = -1;

/** Each node's neighbours as bits. */
type Rows = readonly number[];

/** The answers worked out once more, another way: on rows of bits, without the algorithms of src/graph. */
export const secondAnswers: Readonly<Record<QueryTaskName, (graph: Graph, subject: readonly number[]) => string>> = {
  degree_exact: (graph, [node]) => String(bits(rowsOf(graph)[node!]!)),
  adjacency: (graph, [u, v]) => yesNo((rowsOf(graph)[u!]! & (1 << v!)) !== 0),
  cycle_detection: (graph) => yesNo(!prunesAway(rowsOf(graph))),
  pair_connectivity: (graph, [u, v]) => yesNo((reach(rowsOf(graph), 1 << u!, graph.order) & (1 << v!)) !== 0),
  distance_threshold: (graph, [u, v]) => yesNo((reach(rowsOf(graph), 1 << u!, THRESHOLD) & (1 << v!)) !== 0),
  articulation_point: (graph, [node]) => {
    const rows = rowsOf(graph);
    const left = rows.map((row, u) => (u === node ? 0 : row & ~(1 << node!)));
    // The node itself stays as a component of one, which is not one of those it leaves.
    return yesNo(parts(left) - 1 > parts(rows));
  },
};

/** @throws RangeError for a graph of more nodes than a row has bits to tell apart */
function rowsOf({ order, sources, targets }: Graph): Rows {
  if (order > MOST) throw new RangeError(`secondAnswers: expected at most ${MOST} nodes, got ${order}`);
  const rows = new Array<number>(order).fill(0);
  sources.forEach((u, e) => {
    rows[u]! |= 1 << targets[e]!;
    rows[targets[e]!]! |= 1 << u;
  });
  return rows;
}

function bits(row: number): number {
  let count = 0;
  for (let left = row; left !== 0; left &= left - 1) count++;
  return count;
}

/** The nodes at most so many steps from some. */
function reach(rows: Rows, from: number, steps: number): number {
  let reached = from;
  for (let step = 0; step < steps; step++) {
    reached = rows.reduce((sum, row, u) => ((reached & (1 << u)) !== 0 ? sum | row : sum), reached);
  }
  return reached;
}

function parts(rows: Rows): number {
  let [seen, count] = [0, 0];
  for (const u of rows.keys()) {
    if ((seen & (1 << u)) !== 0) continue;
    seen |= reach(rows, 1 << u, rows.length);
    count++;
  }
  return count;
}

/** Whether nothing is left of a graph when nodes with one neighbour or none are taken away over and over: a forest. */
function prunesAway(rows: Rows): boolean {
  let left = rows;
  for (let node = removable(left); node !== -1; node = removable(left)) {
    left = left.map((row, u) => (u === node || row === GONE ? GONE : row & ~(1 << node)));
  }
  return left.every((row) => row === GONE);
}

function removable(rows: Rows): number {
  return rows.findIndex((row) => row !== GONE && bits(row) <= 1);
}
