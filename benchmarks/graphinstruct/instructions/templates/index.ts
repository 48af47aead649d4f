import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { level0 } from "#benchmarks/graphinstruct/instructions/templates/level-0";
import { level1 } from "#benchmarks/graphinstruct/instructions/templates/level-1/index";
import { level2 } from "#benchmarks/graphinstruct/instructions/templates/level-2/index";
import { level3 } from "#benchmarks/graphinstruct/instructions/templates/level-3";
import { level4 } from "#benchmarks/graphinstruct/instructions/templates/level-4";
import { level5 } from "#benchmarks/graphinstruct/instructions/templates/level-5";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";

/** The templates of generated instructions, by level and name. */
export const templates = { 0: level0, 1: level1, 2: level2, 3: level3, 4: level4, 5: level5 } as const satisfies Record<
  Level,
  Record<string, Template>
>;
