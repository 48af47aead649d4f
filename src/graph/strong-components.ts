import { adjacency } from "#src/graph/adjacency";
import { type Components, components } from "#src/graph/components";
import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";

/** Strongly connected components (Tarjan 1972); of an undirected graph the connected ones. */
export function strongComponents(input: GraphLike): Components {
  const graph = asGraph(input);
  return graph.directed ? inOrder(heads(graph)) : components(graph);
}

/** By node, one node of its component. */
function heads(input: GraphLike): Int32Array {
  const { graph, offsets, neighbours } = adjacency(input);
  const head = new Int32Array(graph.order).fill(-1);
  const next = offsets.slice(0, graph.order);
  const found = new Int32Array(graph.order);
  const low = new Int32Array(graph.order);
  const path: number[] = [];
  const open: number[] = [];
  let count = 0;
  const enter = (u: number) => {
    low[u] = found[u] = ++count;
    path.push(u);
    open.push(u);
  };
  for (let root = 0; root < graph.order; root++) {
    if (found[root] === 0) enter(root);
    while (path.length > 0) {
      const u = path.at(-1)!;
      if (next[u]! < offsets[u + 1]!) {
        const v = neighbours[next[u]!++]!;
        if (found[v] === 0) enter(v);
        else if (head[v] === -1) low[u] = Math.min(low[u]!, found[v]!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[u]!);
      if (low[u] === found[u]) while (head[u] === -1) head[open.pop()!] = u;
    }
  }
  return head;
}

/** Numbers the parts by their smallest node. */
function inOrder(head: Int32Array): Components {
  const numbers = new Int32Array(head.length).fill(-1);
  let count = 0;
  const of = head.map((at) => {
    if (numbers[at] === -1) numbers[at] = count++;
    return numbers[at]!;
  });
  return { count, of };
}
