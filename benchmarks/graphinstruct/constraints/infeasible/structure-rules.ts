import type { Rule } from "#benchmarks/graphinstruct/constraints/infeasible/rule";

/** Properties that bring others with them. */
export const structureRules: readonly Rule[] = [
  function connectedIsOnePiece({ low, high, raise, lower }) {
    if (low.connected.value === 1) lower("components", 1, { premises: [low.connected] });
    if (high.connected.value === 0) raise("components", 2, { premises: [high.connected] });
    if (low.components.value > 1) {
      lower("connected", 0, { statement: "more than one piece is not connected", premises: [low.components] });
    }
    if (high.components.value <= 1) raise("connected", 1, { premises: [high.components] });
  },
  function piecesNeedNodes({ low, raise }) {
    raise("nodes", low.components.value, { statement: "every piece has a node", premises: [low.components] });
    if (low.nodes.value > 0) raise("components", 1, { premises: [low.nodes] });
  },
  function connectedLeavesNobodyAlone({ low, raise }) {
    if (low.connected.value < 1 || low.nodes.value < 2) return;
    const statement = "in a connected graph of two or more nodes every node has an edge";
    raise("minDegree", 1, { statement, premises: [low.connected, low.nodes] });
  },
  function strength({ low, high, directed, raise, lower }) {
    if (low.stronglyConnected.value === 1) raise("connected", 1, { premises: [low.stronglyConnected] });
    if (!directed) {
      if (high.stronglyConnected.value === 0) lower("connected", 0, { premises: [high.stronglyConnected] });
      return;
    }
    if (low.stronglyConnected.value < 1 || low.nodes.value < 2) return;
    const statement = "in a strongly connected graph of two or more nodes an edge enters and one leaves every node";
    const premises = [low.stronglyConnected, low.nodes];
    raise("minDegree", 2, { statement, premises });
    lower("acyclic", 0, { statement: "strongly connected nodes lie on cycles", premises });
  },
  function acyclicity({ low, high, directed, raise, lower }) {
    if (low.forest.value === 1) raise("acyclic", 1, { premises: [low.forest] });
    if (high.acyclic.value === 0) lower("forest", 0, { premises: [high.acyclic] });
    if (directed) return;
    if (low.acyclic.value === 1) raise("forest", 1, { premises: [low.acyclic] });
    if (high.forest.value === 0) lower("acyclic", 0, { premises: [high.forest] });
  },
  function cycleNeedsRoom({ low, high, directed, raise }) {
    if (high.acyclic.value > 0) return;
    const least = directed ? 2 : Math.min(low.girth.value, high.nodes.value + 1);
    const statement = `a cycle takes at least ${least} nodes and as many edges`;
    const premises = directed ? [high.acyclic] : [high.acyclic, low.girth];
    raise("nodes", least, { statement, premises });
    raise("edges", least, { statement, premises });
  },
  function forestsAre({ low, raise }) {
    if (low.forest.value < 1) return;
    raise("bipartite", 1, { statement: "a graph without cycles is bipartite", premises: [low.forest] });
    raise("planar", 1, { statement: "a graph without cycles is planar", premises: [low.forest] });
    raise("girth", Number.POSITIVE_INFINITY, {
      statement: "without cycles the girth is infinite",
      premises: [low.forest],
    });
  },
  function bipartiteHasNoTriangle({ low, raise, lower }) {
    if (low.bipartite.value < 1) return;
    raise("girth", 4, { statement: "a bipartite graph has no triangle", premises: [low.bipartite] });
    lower("clustering", 0, { statement: "without triangles nothing clusters", premises: [low.bipartite] });
  },
  function trianglesCluster({ low, lower, high, directed }) {
    if (low.clustering.value > 0)
      lower("girth", 3, { statement: "clustering takes triangles", premises: [low.clustering] });
    if (high.girth.value === 3)
      lower("bipartite", 0, { statement: "a triangle is no part of a bipartite graph", premises: [high.girth] });
    if (Number.isFinite(high.girth.value)) {
      const statement = "a girth is the length of a cycle";
      lower("forest", 0, { statement, premises: [high.girth] });
      if (!directed) lower("acyclic", 0, { statement, premises: [high.girth] });
    }
  },
  function oddCycles({ high, raise, lower }) {
    if (high.bipartite.value > 0) return;
    const statement = "a graph that is not bipartite has an odd cycle";
    raise("nodes", 3, { statement, premises: [high.bipartite] });
    raise("edges", 3, { statement, premises: [high.bipartite] });
    lower("forest", 0, { statement, premises: [high.bipartite] });
  },
  function crossings({ high, raise }) {
    if (high.planar.value > 0) return;
    const statement = "the smallest graphs that are not planar are K5 and K3,3 (Kuratowski)";
    raise("nodes", 5, { statement, premises: [high.planar] });
    raise("edges", 9, { statement, premises: [high.planar] });
  },
  function colours({ low, high, raise, lower }) {
    const [least, most] = [low.chromaticNumber.value, high.chromaticNumber.value];
    if (most <= 2) raise("bipartite", 1, { statement: "two colours make two sides", premises: [high.chromaticNumber] });
    if (most <= 1) lower("edges", 0, { statement: "an edge takes two colours", premises: [high.chromaticNumber] });
    if (least < 2) return;
    const edges = (least * (least - 1)) / 2;
    const statement = `${least} colours take ${least} nodes, and an edge between any two colours`;
    raise("nodes", least, { statement, premises: [low.chromaticNumber] });
    raise("edges", edges, { statement, premises: [low.chromaticNumber] });
  },
];
