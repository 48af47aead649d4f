import {
  type Constraint,
  type Facts,
  factsOf,
  inferImplicit,
  parseConstraints,
} from "#benchmarks/graphinstruct/constraints/index";
import { readGraph, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import { type Pools, poolFor } from "#benchmarks/graphinstruct/pools/index";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { lazy } from "#eval/readers/lazy";
import { UserError } from "#src/errors";

/** What an instruction's outputs are held against; made once for all of them. */
export interface Rubric {
  readonly instruction: Instruction;
  readonly mode: ScoreMode;
  readonly explicit: readonly Constraint[];
  /** What follows from the explicit ones, which are not repeated. */
  readonly implicit: readonly Constraint[];
  /** What the data set says follows; nothing is scored by it. */
  readonly stated: readonly Constraint[];
  readonly graphType?: Constraint;
  readonly order?: number;
  readonly directed: boolean;
  /** The instruction's own references. */
  own(): readonly Facts[];
  /** The graphs of the pool that satisfy the instruction. */
  pool(): readonly Facts[];
  /** What distributions are compared with: the pool, else its own references, else a path. */
  references(): readonly Facts[];
  /** The graph to change; level 5. */
  base(): Facts | undefined;
}

const makers = { compat: maker("compat"), sound: maker("sound") };

/**
 * The rubric of an instruction; made once for as long as instruction and pools are held.
 *
 * @throws UserError where the instruction's constraints cannot be read, or its graphs once they are asked for
 */
export function rubricFor(instruction: Instruction, mode: ScoreMode, pools: Pools): Rubric {
  return makers[mode](pools)(instruction);
}

function maker(mode: ScoreMode) {
  return kept((pools: Pools) => kept((instruction: Instruction) => make(instruction, mode, pools)));
}

function make(instruction: Instruction, mode: ScoreMode, pools: Pools): Rubric {
  const explicit = parseConstraints(instruction.explicit);
  const graphType = explicit.find(({ key }) => key === "graph_type");
  const order = explicit.find(({ key, operator }) => key === "num_nodes" && operator === "=");
  const own = lazy(() => instruction.references.map((text, i) => given(instruction.id, `reference ${i + 1}`, text)));
  const pool = lazy(() => poolFor(instruction, pools, mode));
  return {
    instruction,
    mode,
    explicit,
    implicit: inferImplicit(explicit),
    stated: parseConstraints(instruction.implicit),
    ...(graphType && { graphType }),
    ...(order && { order: Number(order.value) }),
    directed: explicit.some(({ text }) => text === "directed=true"),
    own,
    pool,
    references: lazy(
      () => [pool(), own(), [factsOf(path(Number(order?.value ?? 1)))]].find((found) => found.length > 0)!,
    ),
    base: lazy(() => (instruction.base === undefined ? undefined : given(instruction.id, "base", instruction.base))),
  };
}

/** A graph that the instruction gives. */
function given(id: string, what: string, text: string): Facts {
  const reading = readGraph(text, "compat");
  if (reading.kind === "graph") return factsOf(reading.written);
  const found = reading.kind === "edit" ? "changes to one" : reading.why;
  throw new UserError(`${id}: ${what}: expected a graph, got ${found}; mend the instruction's file`);
}

function path(order: number): WrittenGraph {
  const ids = Array.from({ length: order }, (_, node) => String(node));
  const edges = ids.slice(1).map((_, node) => [node, node + 1] as const);
  return writtenGraph({ ids, edges, directed: false });
}
