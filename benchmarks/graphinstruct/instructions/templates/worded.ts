import { factsOf } from "#benchmarks/graphinstruct/constraints/index";
import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import { numbered } from "#benchmarks/graphinstruct/instructions/numbered";
import { type BoundName, boundFor } from "#benchmarks/graphinstruct/instructions/templates/bounds";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import type { FrameName } from "#benchmarks/graphinstruct/instructions/words/frames";
import { type Called, inWords } from "#benchmarks/graphinstruct/instructions/words/in-words";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Parameters that were drawn, and graphs that meet them. */
export interface Plan extends Called {
  /** Constraints that hold by how the graphs are made. */
  readonly exact: readonly string[];
  /** Properties that are bounded by what the two references have. */
  readonly bounds?: readonly BoundName[];
  draw(rng: Rng): Graph;
}

/** A template whose words say its constraints and nothing else. */
export function worded(frame: FrameName, plan: (rng: Rng, orders: Band) => Plan, sizes?: Template["sizes"]): Template {
  return {
    ...(sizes && { sizes }),
    draw(rng, orders) {
      const { exact, bounds = [], draw, ...called } = plan(rng, orders);
      const references = [draw(rng), draw(rng)].map((graph) => numbered(scramble(rng, graph)));
      const facts = references.map(factsOf);
      const explicit = [...exact, ...bounds.flatMap((name) => boundFor(name, facts) ?? [])];
      return { text: inWords(frame, explicit, called), explicit, references };
    },
  };
}
