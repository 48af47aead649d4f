export {
  type Counts,
  type DrawOptions,
  drawInstructions,
} from "#benchmarks/graphinstruct/instructions/draw-instructions";
export type { Manifest } from "#benchmarks/graphinstruct/instructions/files/manifest";
export { readInstructions } from "#benchmarks/graphinstruct/instructions/files/read-instructions";
export { writeInstructions } from "#benchmarks/graphinstruct/instructions/files/write-instructions";
export {
  type Instruction,
  LEVELS,
  type Level,
  type Size,
  type Step,
} from "#benchmarks/graphinstruct/instructions/instruction";
