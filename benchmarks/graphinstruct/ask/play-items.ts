import { type MethodName, methods } from "#benchmarks/graphinstruct/ask/methods/index";
import type { Method } from "#benchmarks/graphinstruct/ask/methods/method";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Item } from "#eval/play-out";

/** What is asked of a model: a method and its settings. */
export interface AskOrder extends Settings {
  readonly method: MethodName;
}

/**
 * Instructions as items to be played, as many of each as the method makes outputs of it; an item's id is the
 * instruction's and the number of the output, `L2-143/0`. Their verdicts hold a `Transcript` each.
 *
 * @throws UserError where an instruction has no exemplars to be shown, before anything is asked
 */
export function playItems(instructions: readonly Instruction[], order: AskOrder): Item[] {
  const method: Method = methods[order.method];
  const outputs = Array.from({ length: method.outputs(order) }, (_, output) => output);
  for (const instruction of instructions) method.play(instruction, 0, order).next();
  return instructions.flatMap((instruction) =>
    outputs.map((output) => ({
      id: `${instruction.id}/${output}`,
      play: () => method.play(instruction, output, order),
    })),
  );
}
