import type { GraphTypeName } from "#benchmarks/graphinstruct/constraints/graph-types/index";
import type { Bounds, Origin } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";
import { tightenTo } from "#benchmarks/graphinstruct/constraints/infeasible/tighten-to";

/** What follows from a graph type under either set of rules, for the direction at hand; `says` is the constraint. */
export const typeRules: Readonly<Record<GraphTypeName, (bounds: Bounds, says: Origin) => void>> = {
  tree({ raise }, says) {
    raise("nodes", 1, says);
    raise("connected", 1, says);
    raise("forest", 1, says);
  },
  forest: ({ raise }, says) => raise("forest", 1, says),
  cycle(bounds, says) {
    const { low, high, directed, raise, lower } = bounds;
    raise("nodes", 3, says);
    raise("connected", 1, says);
    raise("planar", 1, says);
    raise("minDegree", 2, says);
    lower("maxDegree", 2, says);
    lower(directed ? "forest" : "acyclic", 0, says);
    raise("girth", low.nodes.value, from(says, "the girth of a cycle is its length", low.nodes));
    lower("girth", high.nodes.value, from(says, "the girth of a cycle is its length", high.nodes));
    raise("diameter", Math.floor(low.nodes.value / 2), from(says, "a cycle is half as wide as long", low.nodes));
    lower("diameter", Math.floor(high.nodes.value / 2), from(says, "a cycle is half as wide as long", high.nodes));
    if (low.nodes.value === high.nodes.value && low.nodes.value % 2 === 1) {
      lower("bipartite", 0, from(says, "an odd cycle is not bipartite", low.nodes));
    }
  },
  path({ low, raise, lower }, says) {
    raise("nodes", 1, says);
    raise("connected", 1, says);
    raise("forest", 1, says);
    lower("maxDegree", 2, says);
    raise("diameter", low.nodes.value - 1, from(says, "a path is as long as it has edges", low.nodes));
  },
  star({ low, raise, lower }, says) {
    raise("nodes", 1, says);
    raise("connected", 1, says);
    raise("forest", 1, says);
    lower("diameter", 2, says);
    raise("maxDegree", low.nodes.value - 1, from(says, "the hub of a star meets all other nodes", low.nodes));
  },
  complete(bounds, says) {
    const { low, high, directed, raise, lower } = bounds;
    const joined = from(says, "in a complete graph each node meets all others", low.nodes);
    raise("minDegree", low.nodes.value - 1, joined);
    if (directed) return;
    raise("connected", 1, says);
    raise("chromaticNumber", low.nodes.value, joined);
    lower("chromaticNumber", high.nodes.value, from(says, "there are no more colours than nodes", high.nodes));
    if (low.nodes.value > 0) lower("diameter", 1, joined);
    if (low.nodes.value > 2) raise("clustering", 1, joined);
  },
  bipartite: ({ raise }, says) => raise("bipartite", 1, says),
  complete_bipartite(bounds, says) {
    const { low, high, directed, raise } = bounds;
    raise("bipartite", 1, says);
    raise("completeBipartite", 1, says);
    const n = low.nodes.value;
    if (directed || n !== high.nodes.value || n > MANY) return;
    const products = Array.from({ length: Math.floor(n / 2) + 1 }, (_, p) => p * (n - p));
    tightenTo(bounds, { values: products, statement: `edges are the product of two sides of ${n} nodes in all` }, says);
  },
  regular: ({ raise }, says) => raise("regular", 1, says),
  planar: ({ raise }, says) => raise("planar", 1, says),
  connected: ({ raise }, says) => raise("connected", 1, says),
  acyclic: ({ raise }, says) => raise("acyclic", 1, says),
  dag: ({ raise }, says) => raise("acyclic", 1, says),
  wheel({ low, high, raise, lower }, says) {
    raise("nodes", 4, says);
    raise("connected", 1, says);
    raise("planar", 1, says);
    raise("minDegree", 3, says);
    lower("minDegree", 3, says);
    lower("girth", 3, says);
    lower("diameter", 2, says);
    raise("maxDegree", low.nodes.value - 1, from(says, "the hub of a wheel meets all other nodes", low.nodes));
    raise("edges", 2 * (low.nodes.value - 1), from(says, "a wheel has two edges for each node but one", low.nodes));
    lower("edges", 2 * (high.nodes.value - 1), from(says, "a wheel has two edges for each node but one", high.nodes));
  },
  grid(bounds, says) {
    const { low, high, raise, lower } = bounds;
    raise("nodes", 4, says);
    raise("connected", 1, says);
    raise("bipartite", 1, says);
    raise("planar", 1, says);
    raise("minDegree", 2, says);
    lower("minDegree", 2, says);
    lower("maxDegree", 4, says);
    lower("girth", 4, says);
    const n = low.nodes.value;
    if (n !== high.nodes.value || n > MANY) return;
    const values = gridSizes(n);
    const kind = "grid of two or more rows and columns";
    if (values.length === 0) raise("nodes", n + 1, from(says, `no ${kind} has ${n} nodes`, low.nodes));
    else tightenTo(bounds, { values, statement: `a ${kind} on ${n} nodes has ${values.join(" or ")} edges` }, says);
  },
};

/** Above so many nodes the ways to split them aren't listed. */
const MANY = 1e5;

/** The numbers of edges that grids on so many nodes have. */
function gridSizes(n: number): readonly number[] {
  const sizes: number[] = [];
  for (let rows = 2; rows * rows <= n; rows++) if (n % rows === 0) sizes.push(2 * n - rows - n / rows);
  return sizes;
}

/** What follows from a type by a fact and bounds. */
function from(says: Origin, statement: string, ...premises: Origin["premises"][number][]): Origin {
  return { ...says, statement, premises: [...says.premises, ...premises] };
}
