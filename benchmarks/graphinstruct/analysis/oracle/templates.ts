import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** How instructions are grouped into templates: instructions of one template are near copies of each other. */
export const templateRules = {
  /** Same level and same kinds of constraint: 63 templates of the official set (GraphInstruct, table 31). */
  coarse: (instruction: Instruction) => `L${instruction.level}::${kinds(instruction)}`,
  /** And the same first eight words, numbers aside: 238 (table 30). */
  fine: (instruction: Instruction) => `L${instruction.level}::${opening(instruction)} || ${kinds(instruction)}`,
} as const;

export type TemplateRule = keyof typeof templateRules;

function kinds({ explicit }: Instruction): string {
  return [...new Set(explicit.map((constraint) => constraint.split(/[=<>]/, 1)[0]!.trim()))].sort().join(",");
}

function opening({ text }: Instruction): string {
  return text
    .replace(/\b\d+(?:\.\d+)?\b/g, "#")
    .split(/\s+/, 8)
    .join(" ");
}
