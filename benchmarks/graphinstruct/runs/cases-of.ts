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
 * Outputs that are worth looking at: of each level some that are not right, of other instructions each and by another
 * configuration, the best and the worst before all; where all are right, right ones.
 */
export function casesOf(replays: readonly Replayed[], instructions: readonly Instruction[], pools: Pools): Case[] {
  const [best, ...others] = replays.toSorted((a, b) => right(b) - right(a));
  const preferred = best === undefined ? [] : [best, ...others.reverse()];
  return LEVELS.flatMap((level) => {
    const asked = instructions.filter((instruction) => instruction.level === level);
    const shown: Case[] = [];
    const used = new Set<string>();
    for (const replayed of preferred) {
      const chosen = shown.length < SHOWN && chosenOutput(replayed, asked, used);
      if (!chosen) continue;
      used.add(chosen.instruction.id);
      const { output } = chosen.verdict.read as Transcript;
      const name = configurationName(replayed.configuration);
      shown.push(caseOf(name, output.text, rubricFor(chosen.instruction, "sound", pools)));
    }
    return shown;
  });
}

/** The share of outputs that are right. */
function right({ verdicts }: Replayed): number {
  const all = [...verdicts.values()];
  return all.filter(({ outcome }) => outcome === "correct").length / Math.max(1, all.length);
}

/** One that is not right, of an instruction that is not used yet, as far as there are such. */
function chosenOutput({ verdicts }: Replayed, asked: readonly Instruction[], used: ReadonlySet<string>) {
  const read = asked.flatMap((instruction) => {
    const verdict = verdicts.get(`${instruction.id}/0`);
    return verdict?.read === undefined ? [] : [{ instruction, verdict }];
  });
  const fresh = read.filter(({ instruction }) => !used.has(instruction.id));
  const from = fresh.length > 0 ? fresh : read;
  return from.find(({ verdict }) => verdict.outcome !== "correct") ?? from[0];
}
