import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import type { DomainName } from "#benchmarks/graphinstruct/domains/index";
import type { WrittenEdit, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import type { Size, Step } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Rng } from "#src/rng";

/** A wording with parameters, and how graphs are made that meet it. */
export interface Template {
  /** The sizes that make sense for it; undefined: all. */
  readonly sizes?: readonly Size[];
  /** @param orders fewest and most nodes of the graph that is asked for or, at level 5, changed */
  draw(rng: Rng, orders: Band): Draft;
}

/** An instruction that has no number yet. */
export interface Draft {
  readonly text: string;
  readonly explicit: readonly string[];
  /** Two that satisfy it; none where it is infeasible. */
  readonly references: readonly WrittenGraph[];
  readonly proof?: string;
  readonly domain?: DomainName;
  readonly change?: Change;
}

/** What level 5 adds: the graph to change, and how. */
export interface Change {
  readonly operation: string;
  readonly base: WrittenGraph;
  /** One for each reference. */
  readonly edits: readonly WrittenEdit[];
  readonly steps: readonly Step[];
}
