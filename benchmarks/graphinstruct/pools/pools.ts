import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";

/** Graphs to compare outputs with, by level and number of nodes, in the order of file names and then of the files. */
export type Pools = ReadonlyMap<Level, ReadonlyMap<number, readonly Facts[]>>;
