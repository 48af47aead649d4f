/** The neighbours of a node of an undirected graph, ascending. */
function neighbours({ sources, targets }, node) {
  const found = new Set();
  for (let edge = 0; edge < sources.length; edge++) {
    if (sources[edge] === node) found.add(targets[edge]);
    if (targets[edge] === node) found.add(sources[edge]);
  }
  return [...found].sort((a, b) => a - b);
}

function shared(graph, { source, target }) {
  const others = new Set(neighbours(graph, target));
  return neighbours(graph, source).filter((node) => others.has(node));
}

/** All pairs of nodes with an edge each that have, or have not, a neighbour in common. */
function pairs(graph, wanted) {
  const found = [];
  for (let source = 0; source < graph.order; source++) {
    for (let target = 0; target < graph.order; target++) {
      if (source === target || neighbours(graph, source).length === 0 || neighbours(graph, target).length === 0)
        continue;
      if (shared(graph, { source, target }).length > 0 === wanted) found.push({ source, target });
    }
  }
  return found;
}

const listed = (nodes, { label }) => (nodes.length > 0 ? nodes.map(label).join(", ") : "none");

/**
 * A task: do two nodes have a neighbour in common? See docs/extending.md.
 *
 * @type {Record<string, import("graphshift/generators").Task<import("graphshift/generators").Ends, "verdict", number[]>>}
 */
export const tasks = {
  "common-neighbour": {
    title: "common neighbour",
    relation: "link",
    answer: "verdict",
    unreachable: 0.5,
    inParts: false,
    draw(graph, rng, { unreachable }) {
      const found = pairs(graph, !unreachable);
      return found.length > 0 ? { graph, query: rng.pick(found) } : undefined;
    },
    solve: (graph, query) => shared(graph, query),
    answerOf: (_query, common) => common.length > 0,
    check(graph, query, answer, words) {
      const common = shared(graph, query);
      return { right: answer === common.length > 0, why: `neighbours in common: ${listed(common, words)}` };
    },
    question: ({ source, target }, { node, nodes }) =>
      `Do ${node(source)} and ${node(target)} have an edge to one and the same of the other ${nodes}?`,
    reasonings: {
      steps({ graph, query: { source, target }, solution }, words) {
        const of = (node) => `Around ${words.node(node)}: ${listed(neighbours(graph, node), words)}.`;
        return `${of(source)} ${of(target)} In both: ${listed(solution, words)}.`;
      },
      none: () => "",
    },
    shortcuts: {
      "an edge joins them": (graph, { source, target }) => neighbours(graph, source).includes(target),
    },
  },
};
