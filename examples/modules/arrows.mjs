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
      const edges = Array.from(graph.sources, (source, edge) => {
        const between = graph.directed ? "->" : "--";
        const weight = graph.weights ? ` : ${number(graph.weights[edge])}` : "";
        return `${labels[source]} ${between} ${labels[graph.targets[edge]]}${weight}`;
      });
      const list = rng.shuffle(edges).join("; ") || "none";
      return `A graph of ${labels.length} nodes: ${labels.join(", ")}. ${meaning[relation]} ${list}.`;
    },
  },
};

const meaning = {
  link: "Its edges are",
  distance: "Its edges and their lengths are",
  precedence: "Each arrow puts one node before another:",
  capacity: "Its edges and their capacities are",
};
