import { directed } from "#benchmarks/graphinstruct/instructions/templates/level-1/directed";
import { loose } from "#benchmarks/graphinstruct/instructions/templates/level-1/loose";
import { rigid } from "#benchmarks/graphinstruct/instructions/templates/level-1/rigid";

/** Graphs of one type, which the released checkers name. */
export const level1 = { ...loose, ...rigid, ...directed } as const;
