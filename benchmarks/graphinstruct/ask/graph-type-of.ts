import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

const KEY = "graph_type=";

/** The type of graph that an instruction asks for; undefined where it asks for none. */
export function graphTypeOf({ explicit }: Pick<Instruction, "explicit">): string | undefined {
  return explicit
    .find((text) => text.startsWith(KEY))
    ?.slice(KEY.length)
    .trim()
    .toLowerCase();
}
