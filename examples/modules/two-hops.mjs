/** The neighbours of a node of an undirected graph, ascending. */
function neighbours({ sources, targets }, node) {
  const found = new Set();
  for (let edge = 0; edge < sources.length; edge++) {
    if (sources[edge] === node) found.add(targets[edge]);
    if (targets[edge] === node) found.add(sources[edge]);
  }
  return [...found].sort((a, b) => a - b);
}

/** The nodes in the middle of a path of two hops. */
function between(graph, { source, target }) {
  const near = new Set(neighbours(graph, target));
  return neighbours(graph, source).filter((node) => near.has(node));
}

/** All pairs of different nodes, none of them alone, that are joined by such a path, or are not. */
function pairs(graph, joined) {
  const nodes = Array.from({ length: graph.order }, (_, node) => node).filter(
    (node) => neighbours(graph, node).length > 0,
  );
  return nodes.flatMap((source) =>
    nodes
      .filter((target) => target !== source && between(graph, { source, target }).length > 0 === joined)
      .map((target) => ({ source, target })),
  );
}

const listed = (nodes, { label }) => nodes.map(label).join(", ") || "none";

/**
 * A task: does a path of exactly two hops join two nodes? See docs/extending.md. Its words are those that the local base
 * model knows.
 *
 * @type {Record<string, import("graphshift/generators").Task<import("graphshift/generators").Ends, "verdict", number[]>>}
 */
export const tasks = {
  "two-hops": {
    title: "two hops",
    relation: "link",
    answer: "verdict",
    unreachable: 0.5,
    inParts: false,
    draw(graph, rng, { unreachable }) {
      const found = pairs(graph, !unreachable);
      return found.length > 0 ? { graph, query: rng.pick(found) } : undefined;
    },
    solve: between,
    answerOf: (_query, middle) => middle.length > 0,
    check(graph, query, answer, words) {
      const middle = between(graph, query);
      return { right: answer === middle.length > 0, why: `two hops by way of: ${listed(middle, words)}` };
    },
    question: ({ source, target }, { node }) => `Is there a path of 2 hops from ${node(source)} to ${node(target)}?`,
    reasonings: {
      steps({ graph, query: { source, target }, solution }, words) {
        const hop = (node) => `Hop 1 from ${words.node(node)}: ${listed(neighbours(graph, node), words)}.`;
        return `${hop(source)} ${hop(target)} Path via: ${listed(solution, words)}.`;
      },
      none: () => "",
    },
    shortcuts: {
      "an edge joins them": (graph, { source, target }) => neighbours(graph, source).includes(target),
    },
  },
};
