import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** How many instructions of each level a run has. */
export function levelSizes({ rows }: Run): number[] {
  return LEVELS.map((level) => rows.filter((row) => row.level === level).length);
}
