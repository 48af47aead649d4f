import { inferImplicit, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";

/** Numbers that the explicit constraints fix; undefined where they don't. */
interface Given {
  readonly order: number | undefined;
  readonly degree: number | undefined;
  readonly parts: number | undefined;
}

/** What holds of types beyond what the scores infer. */
const ofType: Readonly<Record<string, (given: Given) => readonly string[]>> = {
  forest: ({ order, parts }) => ["acyclic=true", ...edges(order, parts, (n, c) => n - c)],
  star: () => ["acyclic=true"],
  wheel: ({ order }) => ["connected=true", ...edges(order, 0, (n) => 2 * n - 2)],
  grid: () => ["connected=true", "bipartite=true", "planar=true"],
  complete_bipartite: () => ["bipartite=true"],
  planar: () => ["planar=true"],
  connected: () => ["connected=true"],
  acyclic: () => ["acyclic=true"],
  dag: () => ["acyclic=true"],
};

/**
 * The constraints that follow from an instruction's: those that the scores infer, and what else is sure. None of them is
 * explicit, and none is there twice.
 */
export function whatFollows(explicit: readonly string[]): string[] {
  const constraints = parseConstraints(explicit);
  const fixed = (key: string) => constraints.find((each) => each.key === key && each.operator === "=")?.value;
  const number = (key: string) => (fixed(key) === undefined ? undefined : Number(fixed(key)));
  const given = { order: number("num_nodes"), degree: number("degree"), parts: number("num_components") };
  const type = fixed("graph_type") ?? "";
  const isTree = ["connected=true", "acyclic=true", "directed=false"].every((text) => explicit.includes(text));
  const known = [
    ...inferImplicit(constraints).map(({ text }) => text),
    ...(Object.hasOwn(ofType, type) ? ofType[type]!(given) : []),
    ...edges(given.order, given.degree, (n, d) => (n * d) / 2),
    ...(isTree ? edges(given.order, 1, (n, c) => n - c) : []),
  ];
  return [...new Set(known)].filter((text) => !explicit.includes(text));
}

function edges(
  a: number | undefined,
  b: number | undefined,
  count: (a: number, b: number) => number,
): readonly string[] {
  return a === undefined || b === undefined ? [] : [`num_edges=${count(a, b)}`];
}
