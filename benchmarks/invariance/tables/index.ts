import { accuracy } from "#benchmarks/invariance/tables/kinds/accuracy";
import { canonicalLabeling } from "#benchmarks/invariance/tables/kinds/canonical-labeling";
import { canonicalLabelingInvariance } from "#benchmarks/invariance/tables/kinds/canonical-labeling-invariance";
import { cutOff } from "#benchmarks/invariance/tables/kinds/cut-off";
import { failures } from "#benchmarks/invariance/tables/kinds/failures";
import { gap } from "#benchmarks/invariance/tables/kinds/gap";
import { gapIntervals } from "#benchmarks/invariance/tables/kinds/gap-intervals";
import { headline } from "#benchmarks/invariance/tables/kinds/headline";
import { invariance } from "#benchmarks/invariance/tables/kinds/invariance";
import { ladder } from "#benchmarks/invariance/tables/kinds/ladder";
import { noiseFloor } from "#benchmarks/invariance/tables/kinds/noise-floor";
import { pairedIntervals } from "#benchmarks/invariance/tables/kinds/paired-intervals";
import { partition } from "#benchmarks/invariance/tables/kinds/partition";
import { permutationSignal } from "#benchmarks/invariance/tables/kinds/permutation-signal";
import { programVoting } from "#benchmarks/invariance/tables/kinds/program-voting";
import { silentTranscription } from "#benchmarks/invariance/tables/kinds/silent-transcription";
import { solverPerTask } from "#benchmarks/invariance/tables/kinds/solver-per-task";
import type { AnyTable } from "#benchmarks/invariance/tables/table";

/** The tables of the audit, under the names of their files, in the order in which they are best read. */
export const tables = {
  partition,
  headline,
  cut_off: cutOff,
  accuracy,
  invariance,
  gap,
  ladder,
  failures,
  silent_transcription: silentTranscription,
  paired_intervals: pairedIntervals,
  gap_intervals: gapIntervals,
  noise_floor: noiseFloor,
  permutation_signal: permutationSignal,
  program_voting: programVoting,
  canonical_labeling: canonicalLabeling,
  canonical_labeling_invariance: canonicalLabelingInvariance,
  solver_per_task: solverPerTask,
} as const satisfies Record<string, AnyTable>;
