import type { InstructionScore } from "#benchmarks/graphinstruct/scores/score";

/** What is found of an instruction's outputs, before it is weighed. */
export type Scored = Pick<InstructionScore, "validRate" | "dimensions" | "tokensPerValid" | "undecided">;
