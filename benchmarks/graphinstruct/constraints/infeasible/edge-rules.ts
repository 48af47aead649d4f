import type { Bound, Bounds } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";
import type { Rule } from "#benchmarks/graphinstruct/constraints/infeasible/rule";

/** As many edges can join a pair of nodes. */
const perPair = ({ directed }: Bounds) => (directed ? 2 : 1);

const choose2 = (n: number) => (n * (n - 1)) / 2;

/** Notes a bound on the edges of the graph without directions; twice as many are possible with them. */
function lowerPairs(bounds: Bounds, pairs: number, statement: string, ...premises: Bound[]): void {
  const edges = perPair(bounds) * Math.floor(pairs);
  bounds.lower("edges", edges, { statement: `${statement} has at most ${edges} edges`, premises });
}

/** Numbers of edges and nodes: what fits, and what is needed. */
export const edgeRules: readonly Rule[] = [
  function everyPair(bounds) {
    const { high } = bounds;
    const n = high.nodes.value;
    if (Number.isFinite(n)) lowerPairs(bounds, choose2(n), `a graph on ${n} nodes`, high.nodes);
  },
  function nodesForEdges(bounds) {
    const { low } = bounds;
    const pairs = low.edges.value / perPair(bounds);
    if (pairs === 0) return;
    const n = Math.ceil(0.5 + Math.sqrt(0.25 + 2 * pairs) - 1e-9);
    bounds.raise("nodes", n, { statement: `${low.edges.value} edges need ${n} nodes`, premises: [low.edges] });
  },
  function piecesLeft({ low, high, raise }) {
    const edges = low.nodes.value - high.components.value;
    const c = high.components.value;
    if (!Number.isFinite(c)) return;
    const statement = `${low.nodes.value} nodes in at most ${c} piece${c === 1 ? "" : "s"} take at least ${edges} edges`;
    raise("edges", edges, { statement, premises: [low.nodes, high.components] });
  },
  function piecesFor({ low, high, raise }) {
    const c = low.nodes.value - high.edges.value;
    const statement = `${low.nodes.value} nodes with at most ${high.edges.value} edges are at least ${c} pieces`;
    raise("components", c, { statement, premises: [low.nodes, high.edges] });
  },
  function onePieceLarge(bounds) {
    const { low, high } = bounds;
    const [n, c] = [high.nodes.value, low.components.value];
    if (!Number.isFinite(n) || c < 2 || c > n) return;
    lowerPairs(bounds, choose2(n - c + 1), `a graph of ${c} pieces on ${n} nodes`, high.nodes, low.components);
  },
  function fewerPiecesThanNodes({ high, lower }) {
    lower("components", high.nodes.value, { premises: [high.nodes] });
  },
  function forestEdges({ low, high, lower }) {
    if (low.forest.value < 1) return;
    const [n, c] = [high.nodes.value, low.components.value];
    const statement = `a graph without cycles on ${n} nodes has at most ${n - c} edges`;
    lower("edges", n - c, { statement, premises: [low.forest, high.nodes, low.components] });
  },
  function forestPieces({ low, high, lower }) {
    if (low.forest.value < 1) return;
    const c = high.nodes.value - low.edges.value;
    lower("components", c, {
      statement: `without cycles each edge joins two pieces`,
      premises: [low.forest, high.nodes, low.edges],
    });
  },
  function acyclicArcs(bounds) {
    const { low, high, directed, lower } = bounds;
    const n = high.nodes.value;
    if (!directed || low.acyclic.value < 1) return;
    const statement = `a directed graph without cycles on ${n} nodes has at most ${choose2(n)} edges`;
    lower("edges", choose2(n), { statement, premises: [low.acyclic, high.nodes] });
  },
  function bipartiteEdges(bounds) {
    const { low, high } = bounds;
    const n = high.nodes.value;
    if (low.bipartite.value < 1 || !Number.isFinite(n)) return;
    lowerPairs(bounds, (n * n) / 4, `a bipartite graph on ${n} nodes`, low.bipartite, high.nodes);
  },
  function triangleFreeEdges(bounds) {
    const { low, high } = bounds;
    const n = high.nodes.value;
    if (low.girth.value < 4 || !Number.isFinite(n)) return;
    lowerPairs(bounds, (n * n) / 4, `a graph without triangles on ${n} nodes (Mantel)`, low.girth, high.nodes);
  },
  function planarEdges(bounds) {
    const { low, high } = bounds;
    const [n, g] = [high.nodes.value, Math.min(low.girth.value, high.nodes.value + 1)];
    if (low.planar.value < 1 || low.nodes.value < 3 || !Number.isFinite(n)) return;
    const pairs = Math.max(n - 1, (g * (n - 2)) / (g - 2));
    lowerPairs(
      bounds,
      pairs,
      `a planar graph on ${n} nodes${g > 3 ? ` with a girth of ${g} or more` : ""} (Euler)`,
      low.planar,
      low.girth,
      low.nodes,
      high.nodes,
    );
  },
  function densityOnNodes(bounds) {
    const { low, high, raise, lower } = bounds;
    if (low.nodes.value !== high.nodes.value || low.nodes.value < 2) return;
    const pairs = perPair(bounds) * choose2(low.nodes.value);
    const premises = [low.nodes, high.nodes];
    const statement = `density is edges over ${pairs}`;
    raise("edges", Math.ceil(low.density.value * pairs - 1e-9), { statement, premises: [...premises, low.density] });
    lower("edges", Math.floor(high.density.value * pairs + 1e-9), { statement, premises: [...premises, high.density] });
  },
];
