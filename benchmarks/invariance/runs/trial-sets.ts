import type { Arm, Library } from "#benchmarks/invariance/arms";
import { solverTrials } from "#benchmarks/invariance/plays/solver/solver-trials";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { type Audited, auditTrials } from "#benchmarks/invariance/plays/trials/audit-trials";
import { labelledTrials } from "#benchmarks/invariance/plays/trials/labelled-trials";
import { repeatTrials } from "#benchmarks/invariance/plays/trials/repeat-trials";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";
import { votingTrials } from "#benchmarks/invariance/plays/voting/voting-trials";

/** Trials that are scored together. */
interface TrialSet {
  readonly summary: string;
  /** @param audited the instances of one data set */
  trials(audited: readonly Audited[], arms: readonly Arm[], options: VariantPlayOptions): Trial[];
}

/** The audit and the experiments beside it, by name. */
export const trialSets = {
  audit: { summary: "every form put every way", trials: auditTrials },
  floor: {
    summary: "the references of 100 instances asked four times, word for word",
    trials: (audited, arms, options) => repeatTrials(audited, arms.filter(showsGraph), options),
  },
  votes: {
    summary: "the programs of 300 instances' forms, each run on the canonical graph; nothing new is asked",
    trials: (audited, arms, options) => votingTrials(audited, librariesOf(arms), options),
  },
  labels: {
    summary: "canonical forms under canonical labels",
    trials: (audited, arms, options) => labelledTrials(audited, arms.filter(showsGraph), options),
  },
  solver: {
    summary: "one program a task, run on every form",
    trials: (audited, arms, options) => solverTrials(audited, librariesOf(arms), options),
  },
} as const satisfies Record<string, TrialSet>;

export type TrialSetName = keyof typeof trialSets;

/** Those beside the audit. */
export const experiments = (({ audit: _, ...others }) => others)(trialSets);

export type ExperimentName = keyof typeof experiments;

function showsGraph({ mode }: Arm): boolean {
  return mode !== "graph_as_code";
}

/** The libraries of programs that copy the graph. */
function librariesOf(arms: readonly Arm[]): Library[] {
  return arms.flatMap(({ mode, library }) => (mode === "code" && library !== undefined ? [library] : []));
}
