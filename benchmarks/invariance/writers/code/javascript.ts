import type { Dialect } from "#benchmarks/invariance/writers/code/dialect";
import { javascriptAnswers, javascriptMisreadings } from "#benchmarks/invariance/writers/code/javascript-answers";
import { javascriptHelpers } from "#benchmarks/invariance/writers/code/javascript-helpers";
import type { Draft } from "#benchmarks/invariance/writers/draft";

/** Programs in JavaScript. */
export const javascript: Dialect = {
  comment: "//",
  set: (name, value) => `var ${name} = ${value};`,
  list: (items) => JSON.stringify(items),
  literal: (answer) => JSON.stringify(answer),
  // There is nothing to import, so what goes wrong is that something is.
  imports: ({ isImported }) => (isImported ? [] : ['const tools = require("lodash");']),
  halving: "edges = edges.slice(0, Math.floor(edges.length / 2));",
  build: (draft, nodes, edges) => (draft.usesLibrary ? withGraphology : withSets)(draft, nodes, edges),
  helpers: javascriptHelpers,
  answers: javascriptAnswers,
  misreadings: javascriptMisreadings,
  crash: "nodes[nodes.length].toString()",
  loop: ["while (true) {}"],
  either: (directed, undirected) => `(directed ? ${directed} : ${undirected})`,
  wrap: (head, lines, answer) => [
    `function ${head} {`,
    ...[...lines, `return ${answer};`].map((line) => `  ${line}`),
    "}",
  ],
};

function withGraphology({ directed, skipsLast }: Draft, nodes: string, edges: string): string[] {
  const type =
    directed === undefined ? javascript.either('"directed"', '"undirected"') : `"${directed ? "" : "un"}directed"`;
  const kept = skipsLast ? `${edges}.slice(0, -1)` : edges;
  return [
    `const G = new graphology.Graph({ type: ${type} });`,
    `for (const v of ${nodes}) G.mergeNode(v);`,
    `for (const [u, v] of ${kept}) G.mergeEdge(u, v);`,
    `const near = new Map(${nodes}.map((v) => [v, new Set(G.${directed === false ? "neighbors" : "outboundNeighbors"}(v).map(Number))]));`,
  ];
}

function withSets({ directed }: Draft, nodes: string, edges: string): string[] {
  const back = directed === undefined ? "  if (!directed) near.get(v).add(u);" : "  near.get(v).add(u);";
  return [
    `const near = new Map(${nodes}.map((v) => [v, new Set()]));`,
    `for (const [u, v] of ${edges}) {`,
    "  near.get(u).add(v);",
    ...(directed ? [] : [back]),
    "}",
  ];
}
