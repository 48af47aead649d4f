import { carried, move, type Network } from "#src/graph/flow-network";

/** Takes all cycles out of a flow; its value stays. */
export function cancelCycles(net: Network): void {
  for (let cycle = findCycle(net); cycle; cycle = findCycle(net)) {
    const least = cycle.reduce((low, arc) => Math.min(low, carried(net, arc)), Number.POSITIVE_INFINITY);
    move(net, cycle, -least);
  }
}

/** Arcs that carry something and form a cycle; undefined where there are none. */
function findCycle(net: Network): number[] | undefined {
  const { graph, heads, offsets, arcs } = net;
  const next = offsets.slice();
  const state = new Uint8Array(graph.order); // 0 new, 1 on the path, 2 done
  for (let root = 0; root < graph.order; root++) {
    const path: number[] = [];
    for (let u = root; state[u] !== 2; ) {
      state[u] = 1;
      if (next[u]! < offsets[u + 1]!) {
        const arc = arcs[next[u]!++]!;
        const v = heads[arc]!;
        if (carried(net, arc) === 0 || state[v] === 2) continue;
        path.push(arc);
        if (state[v] === 1) return path.slice(path.findIndex((step) => heads[step ^ 1] === v));
        u = v;
      } else {
        state[u] = 2;
        const back = path.pop();
        if (back !== undefined) u = heads[back ^ 1]!;
      }
    }
  }
  return undefined;
}
