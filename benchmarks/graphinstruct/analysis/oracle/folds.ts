import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { groupBy } from "#src/group-by";
import { pythonRandom } from "#src/python-random";

export const FOLDS = 5;

/**
 * By instruction, the fold in which it is held out: whole templates, dealt out level by level in the order of a shuffle
 * drawn as the paper drew it (GraphInstruct, appendix H.1, and the released code).
 */
export function foldsOf(
  instructions: readonly Instruction[],
  templateOf: (instruction: Instruction) => string,
): ReadonlyMap<string, number> {
  const { shuffle } = pythonRandom(42);
  const folds = new Map<string, number>();
  for (const own of groupBy(instructions, ({ level }) => level).values()) {
    const templates = groupBy(own, templateOf);
    shuffle([...templates.keys()]).forEach((template, i) => {
      for (const { id } of templates.get(template)!) folds.set(id, i % FOLDS);
    });
  }
  return folds;
}
