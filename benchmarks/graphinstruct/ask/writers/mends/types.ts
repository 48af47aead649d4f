import { connected } from "#benchmarks/graphinstruct/ask/writers/mends/counts";
import { degree } from "#benchmarks/graphinstruct/ask/writers/mends/degrees";
import type { Mend, Site } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { bipartite, bipartiteSides, planar } from "#benchmarks/graphinstruct/ask/writers/mends/shapes";
import { isWished, type Wish, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { randomForest } from "#benchmarks/graphinstruct/graphs/random-forest";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { rooted } from "#benchmarks/graphinstruct/graphs/rooted";
import { complete, completeBipartite, cycle, path, star, wheel } from "#benchmarks/graphinstruct/graphs/shapes";
import type { Graph } from "#src/graph/graph";
import { lattice } from "#src/graph/lattice";
import { undirected } from "#src/graph/undirected";

/** Rebuilt as a graph of that type with as many nodes; left alone where the type is unknown or there are too few. */
export const graphType: Mend = (own, wish, site) => {
  const type = types.get(wish.value);
  return type === undefined || own.order < 4 ? own : type(own, wish, site);
};

const isDirected = ({ wishes }: Site) => isWished(wishes, "directed");
const asWished = (wish: Wish | undefined, key: string, value: string): Wish => wish ?? { key, operator: "=", value };

const tree: Mend = (own, _, site) => {
  const made = randomTree(site.rng, own.order, Math.max(2, wished(site.wishes, "max_degree") ?? own.order));
  return isDirected(site) ? rooted(made) : made;
};
const forest: Mend = (own, _, { wishes, rng }) => {
  const trees = wished(wishes, "num_components") ?? own.order - (wished(wishes, "num_edges") ?? own.order - 2);
  return randomForest(rng, own.order, Math.min(own.order, Math.max(1, trees)), wished(wishes, "max_degree"));
};
const shape =
  (draw: (order: number, directed?: boolean) => Graph): Mend =>
  (own, _, site) =>
    draw(own.order, isDirected(site));
const sided: Mend = (own, wish, site) => {
  const sides = site.wishes.get("bipartite_sides");
  return sides ? bipartiteSides(own, sides, site) : bipartite(own, wish, site);
};
const dag: Mend = (own, _, { rng }) => orientAtRandom(rng, undirected(own));

const types: ReadonlyMap<string, Mend> = new Map<string, Mend>([
  ["tree", tree],
  ["forest", forest],
  ["acyclic", (own, wish, site) => (isDirected(site) ? dag : forest)(own, wish, site)],
  ["dag", dag],
  ["path", shape(path)],
  ["cycle", shape(cycle)],
  ["star", shape(star)],
  ["complete", shape(complete)],
  ["wheel", shape(wheel)],
  ["grid", (own, _, { wishes }) => gridOf(own.order, wished(wishes, "num_edges"))],
  ["bipartite", sided],
  ["complete_bipartite", ({ order }, _, { wishes }) => completeSides(order, wishes.get("bipartite_sides")?.value)],
  ["regular", (own, _, site) => degree(own, asWished(site.wishes.get("degree"), "degree", "2"), site)],
  ["planar", planar],
  ["connected", connected],
]);

function completeSides(order: number, sides: string | undefined): Graph {
  const [left = order >> 1, right = order - left] = sides?.split(",").map(Number) ?? [];
  return completeBipartite(left, right);
}

/** Of the ways to lay out so many nodes in rows, the one with so many edges, else the squarest. */
function gridOf(order: number, size: number | undefined): Graph {
  const rows = Array.from({ length: Math.floor(Math.sqrt(order)) }, (_, i) => i + 1).filter((r) => order % r === 0);
  const fitting = rows.find((r) => 2 * order - r - order / r === size) ?? rows.at(-1)!;
  return lattice(fitting, order / fitting);
}
