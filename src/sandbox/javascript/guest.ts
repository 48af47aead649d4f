/** Set before a program: notes the graphs that it makes with graphology. */
export const prelude = `
globalThis.__built = [];
{
  const { graphology, __built } = globalThis;
  if (graphology) {
    const watched = (name, made) => new Proxy(made, {
      construct(target, words, self) {
        const graph = Reflect.construct(target, words, self);
        __built.push({ name, graph });
        return graph;
      },
    });
    const { Graph, DirectedGraph, UndirectedGraph, MultiGraph, MultiDirectedGraph, MultiUndirectedGraph } = graphology;
    const all = { Graph, DirectedGraph, UndirectedGraph, MultiGraph, MultiDirectedGraph, MultiUndirectedGraph };
    for (const [name, made] of Object.entries(all)) if (made) all[name] = watched(name, made);
    globalThis.graphology = Object.assign(all.Graph, all);
  }
}
`;

/** Asked after a program: what it left, as JSON. Programs may have spoilt what this uses; then they spoil their own result alone. */
export const postlude = `
(() => {
  const ITEMS = 20000;
  const shown = (value) => {
    if (typeof value === "boolean") return value ? "Yes" : "No";
    if (value instanceof Set) value = [...value].sort((a, b) => a - b);
    if (Array.isArray(value)) return "[" + value.map((v) => (Array.isArray(v) ? "(" + v.join(", ") + ")" : String(v))).join(", ") + "]";
    return String(value);
  };
  const label = (value) => {
    const text = String(value).trim();
    return text !== "" && Number.isInteger(Number(text)) ? String(Number(text)) : text;
  };
  const attempt = (work) => { try { return work(); } catch { return undefined; } };
  const nodesIn = (value) => typeof value === "string" ? undefined : [...new Set([...value].slice(0, ITEMS).map(label))].sort();
  const edgesIn = (value, directed) => {
    if (typeof value === "string") return undefined;
    const found = new Map();
    for (const edge of [...value].slice(0, ITEMS)) {
      if (!Array.isArray(edge) || edge.length < 2) return undefined;
      const [u, v] = [label(edge[0]), label(edge[1])];
      if (u === v) continue;
      const pair = directed || u <= v ? [u, v] : [v, u];
      found.set(JSON.stringify(pair), pair);
    }
    return [...found.keys()].sort().map((key) => found.get(key));
  };
  const built = ({ name, graph }) => attempt(() => ({
    class: name, directed: graph.type === "directed", order: graph.order, size: graph.size,
    edges: edgesIn(graph.mapEdges((edge, attributes, source, target) => [source, target]), DIRECTED && graph.type === "directed"),
  }));
  const value = typeof ans === "undefined" ? undefined : ans;
  return JSON.stringify({
    answer: value === undefined ? undefined : shown(value),
    declaredNodes: attempt(() => nodesIn(nodes)),
    declaredEdges: attempt(() => edgesIn(edges, DIRECTED)),
    graphs: globalThis.__built.slice(0, 64).map(built).filter((graph) => graph),
  });
})()
`;
