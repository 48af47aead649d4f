import type { ModelData } from "highs";
import type { Row, Term } from "#benchmarks/decision/rq3/programs/row";
import { sparseRows } from "#benchmarks/decision/rq3/programs/sparse-rows";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { adjacency } from "#src/graph/adjacency";

/** How many columns of each kind there are: sides of nodes first, then cuts of edges, the difference, its square. */
export interface Columns {
  readonly sides: number;
  readonly cuts: number;
}

/**
 * Modularity in two communities as a mixed-integer program. With D the degrees on side A, 4m² times the modularity is
 * 2m² − 2E for the energy E = (D−m)² + 2m · cut, which is made small. The square t of d = D−m is bounded from below by its
 * chords between neighbouring integers, t ≥ (2k+1) d − k(k+1), which are exact at integers.
 *
 * @param energy of a division that is known: none with a higher one is looked for
 */
export function program(division: Division, energy: number): { readonly data: ModelData; readonly columns: Columns } {
  const { order, sources } = division.graph;
  const size = sources.length;
  const reach = Math.floor(Math.sqrt(energy));
  const difference = order + size;
  const square = difference + 1;
  const rows = [
    ...cutRows(division),
    ...differenceRows(division, difference),
    ...squareRows(reach, difference, square),
  ];
  const per = (sides: number, cuts: number, rest: readonly [number, number]) => [
    ...new Array<number>(order).fill(sides),
    ...new Array<number>(size).fill(cuts),
    ...rest,
  ];
  const listed = sparseRows(rows, order + size + 2);
  const data = {
    numCols: order + size + 2,
    numRows: rows.length,
    colCost: per(0, 2 * size, [0, 1]),
    colLower: per(0, 0, [-reach, 0]).with(0, 1),
    colUpper: per(1, 1, [reach, energy]),
    rowLower: listed.lower,
    rowUpper: listed.upper,
    matrix: listed.matrix,
    integrality: Int32Array.from(per(1, 0, [0, 0])),
  };
  return { data, columns: { sides: order, cuts: size } };
}

/** An edge is cut where its ends are on different sides. */
function cutRows({ graph: { order, sources, targets } }: Division): Row[] {
  return Array.from(sources, (u, e): Row[] => {
    const v = targets[e]!;
    return [
      {
        terms: [
          [order + e, 1],
          [u, -1],
          [v, 1],
        ],
        low: 0,
      },
      {
        terms: [
          [order + e, 1],
          [u, 1],
          [v, -1],
        ],
        low: 0,
      },
    ];
  }).flat();
}

/** The difference is the degrees on side A less half of all. */
function differenceRows({ graph }: Division, difference: number): Row[] {
  const size = graph.sources.length;
  const { offsets } = adjacency(graph);
  const terms = Array.from({ length: graph.order }, (_, node): Term => [node, offsets[node + 1]! - offsets[node]!]);
  return [{ terms: [...terms, [difference, -1]], low: size, high: size }];
}

/** Chords of the square below it. */
function squareRows(reach: number, difference: number, square: number): Row[] {
  return Array.from({ length: 2 * reach + 2 }, (_, i): Row => {
    const k = i - reach - 1;
    return {
      terms: [
        [square, 1],
        [difference, -(2 * k + 1)],
      ],
      low: -k * (k + 1),
    };
  });
}
