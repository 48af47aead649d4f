import * as assert from "uvu/assert";
import { factsOf } from "#benchmarks/graphinstruct/constraints/index";
import { formats, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Instruction, Level } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import { type Candidate, examine, isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import type { Output } from "#benchmarks/graphinstruct/scores/score";

export type Pair = readonly [number, number];

/** An instruction that says no more than it is given. */
export function instruction(
  fields: Partial<Instruction> & { explicit: readonly string[]; level?: Level },
): Instruction {
  return {
    id: "T-1",
    level: 0,
    text: "",
    implicit: [],
    sizes: ["small"],
    feasible: true,
    references: [],
    template: "test",
    ...fields,
  };
}

/** The text of a graph on 0 … order−1. */
export function block(order: number, edges: readonly Pair[], directed = false): string {
  const ids = Array.from({ length: order }, (_, node) => String(node));
  return formats.code.write(writtenGraph({ ids, edges, directed }));
}

/** Steps along a circle, by each of the given strides. */
export function circulant(order: number, ...strides: number[]): Pair[] {
  return strides.flatMap((stride) =>
    Array.from({ length: 2 * stride === order ? stride : order }, (_, node): Pair => [node, (node + stride) % order]),
  );
}

export function path(order: number): Pair[] {
  return circulant(order, 1).slice(0, -1);
}

export function output(text: string): Output {
  return { text, tokens: { input: 100, output: 400, calls: 1 } };
}

export function factsOfPairs(order: number, edges: readonly Pair[], directed = false) {
  const ids = Array.from({ length: order }, (_, node) => String(node));
  return factsOf(writtenGraph({ ids, edges, directed }));
}

export const NO_POOLS: Pools = new Map();

/** What is examined of a reply that holds a graph. */
export function candidateIn(text: string, rubric: Rubric): Candidate {
  const examined = examine(text, rubric);
  return isCandidate(examined) ? examined : (assert.unreachable(examined.error) as never);
}
