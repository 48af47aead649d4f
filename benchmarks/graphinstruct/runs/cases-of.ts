import type { Transcript } from "#benchmarks/graphinstruct/ask/index";
import { type Instruction, LEVELS } from "#benchmarks/graphinstruct/instructions/index";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import { type Case, caseOf } from "#benchmarks/graphinstruct/report/index";
import { configurationName } from "#benchmarks/graphinstruct/runs/configuration";
import type { Replayed } from "#benchmarks/graphinstruct/runs/score-configuration";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";

/** Outputs of each level that a report shows, from as many configurations. */
const SHOWN = 2;

/**
 * Outputs that are worth looking at: of each level some that are not right, each by another configuration; where all are
 * right, right ones.
 */
export function casesOf(replays: readonly Replayed[], instructions: readonly Instruction[], pools: Pools): Case[] {
  return LEVELS.flatMap((level) => {
    const asked = instructions.filter((instruction) => instruction.level === level);
    const found = replays.flatMap((replayed) => firstCase(replayed, asked, pools) ?? []);
    return found.slice(0, SHOWN);
  });
}

function firstCase(
  { configuration, verdicts }: Replayed,
  asked: readonly Instruction[],
  pools: Pools,
): Case | undefined {
  const first = asked.flatMap((instruction) => {
    const verdict = verdicts.get(`${instruction.id}/0`);
    return verdict?.read === undefined ? [] : [{ instruction, verdict }];
  });
  const chosen = first.find(({ verdict }) => verdict.outcome !== "correct") ?? first[0];
  if (!chosen) return undefined;
  const { output } = chosen.verdict.read as Transcript;
  return caseOf(configurationName(configuration), output.text, rubricFor(chosen.instruction, "sound", pools));
}
