import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";

/** Whether at most one edge leaves and at most one enters each node; always so of an undirected graph. */
export function onward({ order, written: { graph } }: Facts): boolean {
  if (!graph.directed) return true;
  const [left, entered] = [new Uint8Array(order), new Uint8Array(order)];
  for (let edge = 0; edge < graph.sources.length; edge++) {
    if (left[graph.sources[edge]!]!++ > 0 || entered[graph.targets[edge]!]!++ > 0) return false;
  }
  return true;
}
