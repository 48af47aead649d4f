import type { Rule } from "#benchmarks/graphinstruct/constraints/infeasible/rule";

/** How many nodes lie within so many steps of one, where no degree exceeds d (Moore's bound). */
function within(d: number, steps: number): number {
  let [total, layer] = [1, d];
  for (let step = 0; step < steps && layer > 0 && Number.isFinite(total); step++) {
    total += layer;
    layer *= d - 1;
    if (d === 2) return 1 + 2 * steps;
  }
  return total;
}

/** How many nodes a graph of such a girth and no smaller degree has at least (Moore's bound). */
function around(d: number, girth: number): number {
  if (girth % 2 === 1) return within(d, (girth - 1) / 2);
  let [total, layer] = [0, 2];
  for (let step = 0; step < girth / 2 && Number.isFinite(total); step++) {
    total += layer;
    layer *= d - 1;
  }
  return total;
}

/** Diameter, path lengths and girth, all of which ignore directions. */
export const distanceRules: readonly Rule[] = [
  function finiteMeansConnected({ high, raise }) {
    for (const bound of [high.diameter, high.pathLength]) {
      if (!Number.isFinite(bound.value)) continue;
      raise("connected", 1, { statement: "only in a connected graph are distances finite", premises: [bound] });
      raise("nodes", 1, { premises: [bound] });
    }
  },
  function reach({ high, lower }) {
    const [d, steps] = [high.maxDegree.value, high.diameter.value];
    if (!Number.isFinite(d) || !Number.isFinite(steps)) return;
    const n = within(d, steps);
    const statement = `degrees up to ${d} and a diameter up to ${steps} allow ${n} nodes (Moore)`;
    lower("nodes", n, { statement, premises: [high.maxDegree, high.diameter] });
  },
  function shortDiameters({ low, high, raise, lower }) {
    if (high.diameter.value < 1)
      lower("nodes", 1, { statement: "two nodes are a step apart", premises: [high.diameter] });
    if (high.diameter.value > 1) return;
    const n = low.nodes.value;
    const statement = `with a diameter of 1 all pairs of ${n} nodes are joined`;
    raise("edges", (n * (n - 1)) / 2, { statement, premises: [high.diameter, low.nodes] });
  },
  function longestPath({ low, high, lower }) {
    if (low.connected.value < 1 || low.nodes.value < 1) return;
    const n = high.nodes.value;
    const premises = [low.connected, low.nodes, high.nodes];
    const statement = `the longest connected graph on ${n} nodes is a path`;
    lower("diameter", n - 1, { statement, premises });
    lower("pathLength", (n + 1) / 3, { statement, premises });
  },
  function shortPathsTakeEdges({ low, high, raise }) {
    const n = low.nodes.value;
    if (n !== high.nodes.value || n < 2 || high.pathLength.value >= 2) return;
    const pairs = (n * (n - 1)) / 2;
    const edges = Math.ceil((2 - high.pathLength.value) * pairs - 1e-9);
    const statement = `pairs that are not joined are two steps apart or more, so that ${edges} of ${pairs} have to be joined`;
    raise("edges", edges, { statement, premises: [high.pathLength, low.nodes, high.nodes] });
  },
  function cages({ low, high, directed, raise }) {
    const d = Math.ceil(low.minDegree.value / (directed ? 2 : 1));
    const girth = Math.min(low.girth.value, high.nodes.value + 1, 1000);
    if (d < 2 || low.nodes.value < 1) return;
    const n = Math.min(around(d, girth), Number.MAX_SAFE_INTEGER);
    const statement = `degrees of ${low.minDegree.value} or more and a girth of ${girth} or more take ${n} nodes (Moore)`;
    raise("nodes", n, { statement, premises: [low.minDegree, low.girth] });
  },
  function girthOnNodes({ low, high, directed, lower }) {
    if (directed || low.forest.value === 1 || high.acyclic.value > 0) return;
    const statement = `a cycle on ${high.nodes.value} nodes is no longer than that`;
    lower("girth", high.nodes.value, { statement, premises: [high.acyclic, high.nodes] });
  },
];
