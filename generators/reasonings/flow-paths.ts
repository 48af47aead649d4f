import type { Ends, Solved, Wording } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import type { Flow } from "#src/graph/max-flow";

/**
 * A maximum flow as paths that add up to it: "Send 3 along 0 -> 2 -> 5. Send 4 along 0 -> 5. Total: 3 + 4 = 7." Where
 * nothing can flow, it says that no path leads there.
 */
export function flowPaths({ graph, query: ends, solution }: Solved<Ends, Flow>, words: Wording): string {
  const { value } = solution;
  if (value === 0) return `No path leads from ${words.node(ends.source)} to ${words.node(ends.target)}.`;
  const flow = solution.flow.slice();
  const amounts: number[] = [];
  let text = "";
  for (let left = value; left > 0; left -= amounts.at(-1)!) {
    const { path, amount } = peel(graph, flow, ends);
    amounts.push(amount);
    text += `Send ${words.number(amount)} along ${path.map(words.label).join(" -> ")}. `;
  }
  const terms = amounts.map(words.number).join(" + ");
  return `${text}Total: ${amounts.length > 1 ? `${terms} = ${words.number(value)}` : terms}.`;
}

/** Takes one path out of a flow without cycles, by the first edge that carries something at each node. */
function peel(graph: Graph, flow: Float64Array, { source, target }: Ends): { path: number[]; amount: number } {
  const { offsets, neighbours, edges } = adjacency(graph);
  const path = [source];
  const used: number[] = [];
  for (let u = source; u !== target; u = path.at(-1)!) {
    let at = offsets[u]!;
    while (flow[edges[at]!]! <= 0) at++;
    used.push(edges[at]!);
    path.push(neighbours[at]!);
  }
  const amount = used.reduce((least, edge) => Math.min(least, flow[edge]!), Number.POSITIVE_INFINITY);
  for (const edge of used) flow[edge]! -= amount;
  return { path, amount };
}
