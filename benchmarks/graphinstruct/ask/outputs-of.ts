import type { Transcript } from "#benchmarks/graphinstruct/ask/transcript";
import type { Output, ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import type { Verdict } from "#eval/verdict";

/**
 * The outputs of verdicts by the id of their instruction, in order; those that got no reply are left out.
 *
 * @param mode `compat` counts the tokens of the call that wrote the output alone, as released; `sound` those of every call
 */
export function outputsOf(verdicts: ReadonlyMap<string, Verdict>, mode: ScoreMode): Map<string, Output[]> {
  const outputs = new Map<string, Output[]>();
  for (const [id, { read }] of verdicts) {
    if (read === undefined) continue;
    const { output, own } = read as Transcript;
    const instruction = id.slice(0, id.lastIndexOf("/"));
    const others = outputs.get(instruction) ?? [];
    outputs.set(instruction, [...others, mode === "compat" ? { ...output, tokens: own } : output]);
  }
  return outputs;
}
