import type { Dialect } from "#benchmarks/invariance/writers/code/dialect";
import { pythonAnswers, pythonMisreadings } from "#benchmarks/invariance/writers/code/python-answers";
import { pythonHelpers } from "#benchmarks/invariance/writers/code/python-helpers";
import type { Draft } from "#benchmarks/invariance/writers/draft";

/** Programs in Python. */
export const python: Dialect = {
  comment: "#",
  set: (name, value) => `${name} = ${value}`,
  list: (items) => `[${items.map((item) => (typeof item === "number" ? item : `(${item.join(", ")})`)).join(", ")}]`,
  literal(answer) {
    if (typeof answer === "boolean") return answer ? "True" : "False";
    return typeof answer === "number" ? String(answer) : python.list(answer);
  },
  imports({ isImported, usesLibrary }) {
    if (!isImported) return [];
    return [usesLibrary ? "import networkx as nx" : "from collections import defaultdict"];
  },
  halving: "edges = edges[: len(edges) // 2]",
  build: (draft, nodes, edges) => (draft.usesLibrary ? withNetworkx : withSets)(draft, nodes, edges),
  helpers: pythonHelpers,
  answers: pythonAnswers,
  misreadings: pythonMisreadings,
  crash: "nodes[len(nodes)]",
  loop: ["while True:", "    pass"],
  either: (directed, undirected) => `(${directed} if directed else ${undirected})`,
  wrap: (head, lines, answer) => [`def ${head}:`, ...[...lines, `return ${answer}`].map((line) => `    ${line}`)],
};

function withNetworkx({ directed, skipsLast }: Draft, nodes: string, edges: string): string[] {
  const made = directed ? "nx.DiGraph()" : "nx.Graph()";
  return [
    `G = ${directed === undefined ? python.either("nx.DiGraph()", "nx.Graph()") : made}`,
    `G.add_nodes_from(${nodes})`,
    `G.add_edges_from(${edges}${skipsLast ? "[:-1]" : ""})`,
    "near = {v: set(G[v]) for v in G}",
  ];
}

/** Its names are none of a solver's parameters. */
function withSets({ directed }: Draft, nodes: string, edges: string): string[] {
  const back = directed === undefined ? ["    if not directed:", "        near[b].add(a)"] : ["    near[b].add(a)"];
  return [
    "near = defaultdict(set)",
    `for a in ${nodes}:`,
    "    near[a] = set()",
    `for a, b in ${edges}:`,
    "    near[a].add(b)",
    ...(directed ? [] : back),
  ];
}
