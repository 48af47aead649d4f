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
export { drawPools, type PoolOptions } from "#benchmarks/graphinstruct/instructions/pools/draw-pools";
export { type PoolManifest, writePools } from "#benchmarks/graphinstruct/instructions/pools/write-pools";
export {
  type TuningOptions,
  type TuningRow,
  tuningRows,
} from "#benchmarks/graphinstruct/instructions/tuning/tuning-rows";
export { tuningRowsOf } from "#benchmarks/graphinstruct/instructions/tuning/tuning-rows-of";
