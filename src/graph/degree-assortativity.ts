import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";

/**
 * Pearson's correlation between the degrees at the two ends of an edge (Newman 2002); in a directed graph between the
 * out-degree of the source and the in-degree of the target.
 *
 * @param loops nodes with an edge to themselves, as networkx takes them: 2 more for a degree (1 for in- and out-degree
 * each), and one pair of ends, where another undirected edge makes two
 * @returns -1 … 1; undefined where it does not exist, for all degrees at one end are equal
 */
export function degreeAssortativity(input: GraphLike, loops: readonly number[] = []): number | undefined {
  const { order, directed, sources, targets } = asGraph(input);
  const out = new Int32Array(order);
  const into = directed ? new Int32Array(order) : out;
  let [count, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  const add = (source: number, target: number) => {
    const [a, b] = [out[source]!, into[target]!];
    [count, x, y, xx, yy, xy] = [count + 1, x + a, y + b, xx + a * a, yy + b * b, xy + a * b];
  };
  const each = (visit: (source: number, target: number) => void) => {
    for (let e = 0; e < sources.length; e++) visit(sources[e]!, targets[e]!);
    for (const u of loops) visit(u, u);
  };
  each((source, target) => {
    out[source]!++;
    into[target]!++;
  });
  each((source, target) => {
    add(source, target);
    if (!directed && source !== target) add(target, source);
  });
  const spread = (count * xx - x * x) * (count * yy - y * y);
  return spread > 0 ? (count * xy - x * y) / Math.sqrt(spread) : undefined;
}
