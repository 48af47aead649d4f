/** What an edge means, and how the list of edges is announced. The words are those that the local base model knows. */
const phrases = {
  link: { subject: "This undirected graph has", list: "Its edges are" },
  distance: { subject: "This undirected graph has", list: "Its edges and their lengths are" },
  precedence: {
    subject: "There are rules about the order of",
    list: "Its rules, each putting one node before another, are",
  },
  capacity: { subject: "This directed graph has", list: "Its edges and their capacities are" },
};

/**
 * A way to describe a graph: numbered nodes, and every edge as an arrow or a line. See docs/extending.md.
 *
 * @type {Record<string, import("graphshift/generators").Encoding>}
 */
export const encodings = {
  arrows: {
    labels: (order) => Array.from({ length: order }, (_, node) => String(node)),
    nodes: "nodes",
    node: (label) => `node ${label}`,
    describe({ graph, relation, labels, number, rng }) {
      const { subject, list } = phrases[relation];
      const edges = Array.from(graph.sources, (source, edge) => {
        const ends = `${labels[source]} ${graph.directed ? "->" : "-"} ${labels[graph.targets[edge]]}`;
        return graph.weights ? `${ends} = ${number(graph.weights[edge])}` : ends;
      });
      const listed = rng.shuffle(edges).join("; ") || "none";
      return `${subject} ${labels.length} nodes: ${labels.join(", ")}. ${list}: ${listed}.`;
    },
  },
};
