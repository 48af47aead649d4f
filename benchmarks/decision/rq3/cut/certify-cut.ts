import { bestCut } from "#benchmarks/decision/rq3/cut/best-cut";
import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { heavyCut } from "#benchmarks/decision/rq3/cut/heavy-cut";
import { oddCycles } from "#benchmarks/decision/rq3/cut/odd-cycles";
import { type Program, solveByCuts, unsolved } from "#benchmarks/decision/rq3/programs/cutting-planes";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import type { Division, Sides } from "#benchmarks/decision/rq3/sides/sides";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Up to so many nodes all cuts are tried. */
const ENUMERABLE = 20;
/** Beyond so many nodes a program is not tried: the bound is the sum of the positive weights. */
const MOST_NODES = 250;

/**
 * A heavy cut with a proof that none is heavier, or a bound: all cuts tried where the nodes are few, else an integer
 * program with odd-cycle cuts.
 *
 * @param seconds the most the solver may take
 */
export async function certifyCut(division: Division, rng: Rng, seconds: number): Promise<Reference> {
  if (division.graph.order <= ENUMERABLE) {
    const sides = bestCut(division);
    return { kind: "exhaustive", value: cutValue(division, sides), actions: sides.slice(1) };
  }
  const { order } = division.graph;
  const start = heavyCut(division, rng);
  const { values, bound } =
    order > MOST_NODES ? unsolved(program(division, start)) : await solveByCuts(program(division, start), seconds);
  const sides = Array.from(values.subarray(0, order), (value) => Number(value > 0.5));
  const found = { value: cutValue(division, sides), actions: sides.slice(1) };
  const most = -bound;
  return most <= found.value ? { kind: "certified", ...found } : { kind: "bounded", ...found, bound: most };
}

/** Columns: the nodes' sides, then whether each edge is cut. */
function program({ graph }: Division, start: Sides): Program {
  const { order, sources, targets } = graph;
  const weights = Array.from(sources, (_, e) => graph.weights?.[e] ?? 1);
  const across = Array.from(sources, (u, e) => start[u]! ^ start[targets[e]!]!);
  return {
    costs: [...new Array<number>(order).fill(0), ...weights.map((weight) => -weight)],
    whole: order,
    rows: [{ terms: [[0, 1]], low: 0, high: 0 }, ...edgeRows(graph)],
    broken: (values) => oddCycles(graph, values.subarray(order), order),
    start: Float64Array.from([...start, ...across]),
    step: stepOf(graph, weights),
  };
}

/** An edge is cut where its ends are on different sides, and nowhere else. */
function edgeRows({ order, sources, targets }: Graph) {
  return Array.from(sources, (u, e) => {
    const [v, cut] = [targets[e]!, order + e];
    return [
      {
        terms: [
          [cut, 1],
          [u, -1],
          [v, 1],
        ],
        low: 0,
      },
      {
        terms: [
          [cut, 1],
          [u, 1],
          [v, -1],
        ],
        low: 0,
      },
      {
        terms: [
          [cut, -1],
          [u, 1],
          [v, 1],
        ],
        low: 0,
      },
      {
        terms: [
          [cut, -1],
          [u, -1],
          [v, -1],
        ],
        low: -2,
      },
    ] as const;
  }).flat();
}

/** 2 where the weights at each node sum to an even number, for then all cuts are even; else 1. */
function stepOf(graph: Graph, weights: readonly number[]): number {
  const { offsets, edges } = adjacency(graph);
  const sumAt = (node: number) =>
    edges.subarray(offsets[node]!, offsets[node + 1]!).reduce((sum, e) => sum + weights[e]!, 0);
  return Array.from({ length: graph.order }, (_, node) => sumAt(node)).every((sum) => sum % 2 === 0) ? 2 : 1;
}
