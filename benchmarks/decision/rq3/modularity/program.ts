import type { ModelData } from "highs";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";

/** How many columns of each kind there are: sides of nodes first, then cuts of edges, the difference, its square. */
export interface Columns {
  readonly sides: number;
  readonly cuts: number;
}

type Term = readonly [column: number, factor: number];
type Row = { readonly terms: readonly Term[]; readonly low: number };

/**
 * Modularity in two communities as a mixed-integer program. With D the degrees on side A, 4m² times the modularity is
 * 2m² − 2E for the energy E = (D−m)² + 2m · cut, which is made small. The square t of d = D−m is bounded from below by its
 * chords between neighbouring integers, t ≥ (2k+1) d − k(k+1), which are exact at integers.
 *
 * @param energy of a division that is known: none with a higher one is looked for
 */
export function program(
  { graph: { order, sources, targets } }: Division,
  energy: number,
): { readonly data: ModelData; readonly columns: Columns } {
  const size = sources.length;
  const reach = Math.floor(Math.sqrt(energy));
  const [difference, square] = [order + size, order + size + 1];
  const degrees = new Array<number>(order).fill(0);
  const rows: Row[] = [];
  for (let e = 0; e < size; e++) {
    const [u, v] = [sources[e]!, targets[e]!];
    degrees[u]!++;
    degrees[v]!++;
    rows.push(
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
    );
  }
  const sum = degrees.map((degree, node): Term => [node, degree]);
  rows.push(
    { terms: [...sum, [difference, -1]], low: size },
    { terms: [...sum.map(([node, degree]): Term => [node, -degree]), [difference, 1]], low: -size },
  );
  for (let k = -reach - 1; k <= reach; k++)
    rows.push({
      terms: [
        [square, 1],
        [difference, -(2 * k + 1)],
      ],
      low: -k * (k + 1),
    });
  const per = (sides: number, cuts: number, rest: readonly [number, number]) => [
    ...new Array<number>(order).fill(sides),
    ...new Array<number>(size).fill(cuts),
    ...rest,
  ];
  const data = {
    numCols: order + size + 2,
    numRows: rows.length,
    colCost: per(0, 2 * size, [0, 1]),
    colLower: per(0, 0, [-reach, 0]).with(0, 1),
    colUpper: per(1, 1, [reach, energy]),
    rowLower: rows.map(({ low }) => low),
    rowUpper: rows.map(() => Number.POSITIVE_INFINITY),
    matrix: sparse(rows, order + size + 2),
    integrality: Int32Array.from(per(1, 0, [0, 0])),
  };
  return { data, columns: { sides: order, cuts: size } };
}

function sparse(rows: readonly Row[], numCols: number) {
  const starts = [0];
  const [indices, values]: [number[], number[]] = [[], []];
  for (const { terms } of rows) {
    for (const [column, factor] of terms) {
      indices.push(column);
      values.push(factor);
    }
    starts.push(indices.length);
  }
  return { format: "csr", numRows: rows.length, numCols, starts, indices, values } as const;
}
