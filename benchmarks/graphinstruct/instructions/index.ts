export { drawInstructions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
export { readInstructions } from "#benchmarks/graphinstruct/instructions/files/read-instructions";
export { requireDrawn } from "#benchmarks/graphinstruct/instructions/files/require-drawn";
export { writeInstructions } from "#benchmarks/graphinstruct/instructions/files/write-instructions";
export { type Instruction, LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
export { drawPools } from "#benchmarks/graphinstruct/instructions/pools/draw-pools";
export { writePools } from "#benchmarks/graphinstruct/instructions/pools/write-pools";
export { tuningRows } from "#benchmarks/graphinstruct/instructions/tuning/tuning-rows";
export { tuningRowsOf } from "#benchmarks/graphinstruct/instructions/tuning/tuning-rows-of";
