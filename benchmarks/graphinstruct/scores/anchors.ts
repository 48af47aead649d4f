import { formats, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import type { Output } from "#benchmarks/graphinstruct/scores/score";
import { type Scoring, scoreInstruction } from "#benchmarks/graphinstruct/scores/score-instruction";
import { type Totals, totals } from "#benchmarks/graphinstruct/scores/totals";
import { names } from "#src/pick";

/** A system that understands nothing, or all: two outputs for an instruction. */
interface Anchor {
  readonly summary: string;
  outputs(instruction: Instruction, scoring: Scoring): readonly string[];
}

const REFUSAL = "No graph satisfies this: the demands contradict each other.";
const FREE = { input: 0, output: 0, calls: 1 };

/** What scores stand between: no result means anything but beside these. */
export const anchors = {
  references: {
    summary: "the instruction's own references; a refusal where it has none",
    outputs: ({ references }) => (references.length > 0 ? references : [REFUSAL, REFUSAL]),
  },
  node: { summary: "a graph of one node", outputs: () => twice(pathText(1, false)) },
  empty: { summary: "a graph without nodes", outputs: () => twice(pathText(0, false)) },
  path: {
    summary: "a path with as many nodes as asked for, directed where asked for, and nothing else",
    outputs: (instruction, { mode, pools }) => {
      const { order, directed } = rubricFor(instruction, mode, pools);
      return twice(pathText(order ?? 1, directed));
    },
  },
} satisfies Record<string, Anchor>;

export type AnchorName = keyof typeof anchors;

/** What each anchor gets for quality (D1 … D4) on instructions, in a mode. */
export function anchorTotals(instructions: readonly Instruction[], scoring: Scoring): Record<AnchorName, Totals> {
  const found = names(anchors).map((name) => {
    const scores = instructions.map((instruction) => {
      const texts = anchors[name].outputs(instruction, scoring);
      return scoreInstruction(instruction, texts.map(output), scoring);
    });
    return [name, totals(scores, "quality")] as const;
  });
  return Object.fromEntries(found) as Record<AnchorName, Totals>;
}

function output(text: string): Output {
  return { text, tokens: FREE };
}

function twice(text: string): readonly string[] {
  return [text, text];
}

function pathText(order: number, directed: boolean): string {
  const ids = Array.from({ length: order }, (_, node) => String(node));
  const edges = ids.slice(1).map((_, node) => [node, node + 1] as const);
  return formats.code.write(writtenGraph({ ids, edges, directed }));
}
