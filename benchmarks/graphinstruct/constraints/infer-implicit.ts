import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";
import { sidesOf } from "#benchmarks/graphinstruct/constraints/kinds/bipartite-sides";
import { parseConstraints } from "#benchmarks/graphinstruct/constraints/parse-constraint";

/** Numbers that other constraints fix; undefined where none does. */
interface Given {
  readonly n: number | undefined;
  readonly k: number | undefined;
  readonly sides: readonly [number, number] | undefined;
}

const edges = (count: number | undefined): readonly string[] => (count === undefined ? [] : [`num_edges=${count}`]);
const fewer = (n: number | undefined) => (n === undefined ? undefined : n - 1);

/** What follows from a graph type. Types that are not here imply nothing that is scored. */
const implied: Readonly<Record<string, (given: Given) => readonly string[]>> = {
  tree: ({ n }) => ["acyclic=true", "connected=true", ...edges(fewer(n))],
  cycle: ({ n }) => ["connected=true", "degree=2", ...edges(n)],
  complete: ({ n }) => (n === undefined ? [] : [...edges((n * (n - 1)) / 2), `degree=${n - 1}`]),
  star: ({ n }) => ["connected=true", ...edges(fewer(n))],
  path: ({ n }) => ["connected=true", "acyclic=true", ...edges(fewer(n))],
  regular: ({ n, k }) => edges(n === undefined || k === undefined ? undefined : Math.floor((n * k) / 2)),
  bipartite: ({ sides }) => ["bipartite=true", ...(sides ? [`num_edges<=${sides[0] * sides[1]}`] : [])],
  complete_bipartite: ({ sides }) => (sides ? [`num_nodes=${sides[0] + sides[1]}`, ...edges(sides[0] * sides[1])] : []),
};

/**
 * The constraints that the scores take to follow from the explicit ones (GraphInstruct, the released code): from the graph
 * type, with the number of nodes, the degree and the sides where they are given. Those that are explicit already are left out.
 */
export function inferImplicit(explicit: readonly Constraint[]): Constraint[] {
  const fixed = (key: string) => explicit.find((each) => each.key === key && each.operator === "=")?.value;
  const number = (key: string) => (fixed(key) === undefined ? undefined : Number(fixed(key)));
  const type = fixed("graph_type");
  const sides = fixed("bipartite_sides");
  const given = {
    n: number("num_nodes"),
    k: number("degree"),
    sides: sides === undefined ? undefined : sidesOf(sides),
  };
  const stated = new Set(explicit.map(({ text }) => text));
  const inferred = type !== undefined && Object.hasOwn(implied, type) ? implied[type]!(given) : [];
  return parseConstraints(inferred.filter((text) => !stated.has(text)));
}
