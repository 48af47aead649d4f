import { isWished, typeWished, type Wishes, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import type { Pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import { bipartition } from "#src/graph/bipartition";
import { components } from "#src/graph/components";
import { distance } from "#src/graph/distance";
import type { Graph } from "#src/graph/graph";
import { isPlanar } from "#src/graph/is-planar";
import { topologicalOrder } from "#src/graph/topological-order";

export type Allowed = (u: number, v: number, so: Pairs) => boolean;

/** Which edges may be added to a graph without spoiling what is wished of it: sides, ranks, degrees, faces, components. */
export function allowedIn(graph: Graph, wishes: Wishes): Allowed {
  const rules = [bySides, byRank, byDegree, byGirth, byPart, byFaces].flatMap((rule) => rule(graph, wishes) ?? []);
  return (u, v, so) => rules.every((rule) => rule(u, v, so));
}

type Rule = (graph: Graph, wishes: Wishes) => Allowed | undefined;

const bySides: Rule = (graph, wishes) => {
  const type = typeWished(wishes) ?? "";
  const asked = isWished(wishes, "bipartite") || wishes.has("bipartite_sides") || type.endsWith("bipartite");
  const sides = asked ? bipartition(graph) : undefined;
  return sides && ((u, v) => sides[u] !== sides[v]);
};

const byRank: Rule = (graph, wishes) => {
  if (!graph.directed || !(isWished(wishes, "acyclic") || typeWished(wishes) === "dag")) return undefined;
  const order = topologicalOrder(graph);
  if (order === undefined) return undefined;
  const rank = new Int32Array(graph.order);
  order.forEach((node, i) => {
    rank[node] = i;
  });
  return (u, v) => rank[u]! < rank[v]!;
};

const byDegree: Rule = (_, wishes) => {
  const most = wished(wishes, "max_degree") ?? wished(wishes, "degree");
  return most === undefined ? undefined : (u, v, { degrees }) => degrees[u]! < most && degrees[v]! < most;
};

const byGirth: Rule = (_, wishes) => {
  const least = wished(wishes, "girth");
  if (least === undefined) return undefined;
  return (u, v, so) => (distance(so.graph(), u, v) ?? least) >= least - 1;
};

const byPart: Rule = (graph, wishes) => {
  if (!wishes.has("num_components")) return undefined;
  const { of } = components(graph);
  return (u, v) => of[u] === of[v];
};

const byFaces: Rule = (_, wishes) => {
  if (!isWished(wishes, "planar")) return undefined;
  return (u, v, so) => isPlanar(withEdges(so.graph(), [[u, v]]));
};
