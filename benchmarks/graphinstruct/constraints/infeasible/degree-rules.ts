import type { Rule } from "#benchmarks/graphinstruct/constraints/infeasible/rule";

/** Degrees against nodes and edges; degrees count in and out together. */
export const degreeRules: readonly Rule[] = [
  function nodesForDegree({ low, directed, raise }) {
    const d = low.maxDegree.value;
    if (d === 0) return;
    const n = 1 + Math.ceil(d / (directed ? 2 : 1));
    raise("nodes", n, { statement: `a node of degree ${d} needs ${n - 1} others`, premises: [low.maxDegree] });
    raise("edges", d, { statement: `a node of degree ${d} has as many edges`, premises: [low.maxDegree] });
  },
  function degreeOnNodes({ high, directed, lower }) {
    const d = (high.nodes.value - 1) * (directed ? 2 : 1);
    if (d < 0) return;
    lower("maxDegree", d, { statement: `on ${high.nodes.value} nodes no degree exceeds ${d}`, premises: [high.nodes] });
  },
  function leastWithinMost({ low, high, raise, lower }) {
    raise("maxDegree", low.minDegree.value, { premises: [low.minDegree] });
    lower("minDegree", high.maxDegree.value, { premises: [high.maxDegree] });
  },
  function handshakesLeast({ low, raise }) {
    const [n, d] = [low.nodes.value, low.minDegree.value];
    const edges = Math.ceil((n * d) / 2);
    const statement = `${n} nodes of degree ${d} or more have ${n * d} edge ends, so ${edges} edges at least`;
    raise("edges", edges, { statement, premises: [low.nodes, low.minDegree] });
  },
  function handshakesMost({ high, lower }) {
    const [n, d] = [high.nodes.value, high.maxDegree.value];
    if (!Number.isFinite(n) || !Number.isFinite(d)) return;
    const edges = Math.floor((n * d) / 2);
    const statement = `${n} nodes of degree ${d} or less have ${n * d} edge ends, so ${edges} edges at most`;
    lower("edges", edges, { statement, premises: [high.nodes, high.maxDegree] });
  },
  function meanDegree({ low, high, raise, lower }) {
    if (low.nodes.value > 0 && Number.isFinite(high.edges.value)) {
      const d = Math.floor((2 * high.edges.value) / low.nodes.value);
      const statement = `with ${high.edges.value} edges some of ${low.nodes.value} nodes has degree ${d} or less`;
      lower("minDegree", d, { statement, premises: [high.edges, low.nodes] });
    }
    if (high.nodes.value > 0 && Number.isFinite(high.nodes.value)) {
      const d = Math.ceil((2 * low.edges.value) / high.nodes.value);
      const statement = `with ${low.edges.value} edges some of ${high.nodes.value} nodes has degree ${d} or more`;
      raise("maxDegree", d, { statement, premises: [low.edges, high.nodes] });
    }
  },
  function alikeDegrees({ low, high, directed, raise, lower }) {
    if (low.regular.value < 1 || low.nodes.value === 0) return;
    const ends = directed ? 1 : 2;
    const least = (2 / ends) * Math.ceil((ends * low.edges.value) / high.nodes.value);
    const most = (2 / ends) * Math.floor((ends * high.edges.value) / low.nodes.value);
    const statement = "a regular graph shares its edge ends evenly among its nodes";
    raise("minDegree", least, { statement, premises: [low.regular, low.edges, high.nodes] });
    lower("maxDegree", most, { statement, premises: [low.regular, high.edges, low.nodes] });
  },
  function forestHasLeaf({ low, lower }) {
    if (low.forest.value < 1) return;
    lower("minDegree", 1, { statement: "a graph without cycles has a node of degree 1 or 0", premises: [low.forest] });
  },
  function planarHasSmallDegree({ low, directed, lower }) {
    if (low.planar.value < 1) return;
    const d = directed ? 10 : 5;
    lower("minDegree", d, { statement: `a planar graph has a node of degree ${d} or less`, premises: [low.planar] });
  },
];
