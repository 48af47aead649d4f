import { outputsOf, playItems } from "#benchmarks/graphinstruct/ask/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/index";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import { type Configuration, orderOf } from "#benchmarks/graphinstruct/runs/configuration";
import { type InstructionScore, type ScoreMode, scoreInstruction } from "#benchmarks/graphinstruct/scores/index";
import { replay } from "#eval/ask";
import type { Responses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";

/** What a configuration wrote, read from its log. */
export interface Replayed {
  readonly configuration: Configuration;
  /** By item: the instruction's id and the number of the output. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Outputs that the log lacks. */
  readonly missing: number;
}

/** Plays a configuration again from its log alone. */
export async function replayConfiguration(
  configuration: Configuration,
  instructions: readonly Instruction[],
  responses: Responses,
): Promise<Replayed> {
  const items = playItems(instructions, orderOf(configuration, instructions));
  const verdicts = await replay(configuration.id ?? configuration.model, items, responses);
  const missing = [...verdicts.values()].filter(({ read }) => read === undefined).length;
  return { configuration, verdicts, missing };
}

/** The scores of the instructions that have outputs. */
export function scoreReplayed(
  { configuration, verdicts }: Replayed,
  instructions: readonly Instruction[],
  { mode, pools }: { readonly mode: ScoreMode; readonly pools: Pools },
): InstructionScore[] {
  const outputs = outputsOf(verdicts, mode);
  const scoring = { mode, pools, strategy: configuration.strategy };
  return instructions.flatMap((instruction) => {
    const own = outputs.get(instruction.id);
    return own ? [scoreInstruction(instruction, own, scoring)] : [];
  });
}
