import { type ClassCounts, classCountsOf } from "#benchmarks/invariance/report/class-counts";
import { inArmOrder } from "#benchmarks/invariance/report/in-arm-order";
import { type ProgramCounts, programCountsOf } from "#benchmarks/invariance/report/program-counts";
import { type GapBar, gapBars } from "#benchmarks/invariance/tables/figures/gap-bars";
import { type InvarianceBar, invarianceBars } from "#benchmarks/invariance/tables/figures/invariance-bars";
import { type LadderStack, ladderStacks } from "#benchmarks/invariance/tables/figures/ladder-stacks";
import { tables } from "#benchmarks/invariance/tables/index";
import { armPartitions } from "#benchmarks/invariance/tables/kinds/partition";
import type { Study } from "#benchmarks/invariance/tables/study";

/** All that a report shows, worked out once: rows of tables, and of figures. */
export interface Results {
  /** Over relabel and order together. */
  readonly partitions: ReturnType<typeof armPartitions>;
  readonly headlines: Rows<"headline">;
  readonly cutOffs: Rows<"cut_off">;
  readonly bars: readonly InvarianceBar[];
  readonly gaps: readonly GapBar[];
  readonly gapIntervals: Rows<"gap_intervals">;
  readonly pairedIntervals: Rows<"paired_intervals">;
  readonly ladder: readonly LadderStack[];
  readonly classes: readonly ClassCounts[];
  readonly silent: Rows<"silent_transcription">;
  readonly floors: Rows<"noise_floor">;
  readonly votes: Rows<"program_voting">;
  readonly labels: Rows<"canonical_labeling">;
  readonly onePrompt: Rows<"canonical_labeling_invariance">;
  readonly solver: Rows<"solver_per_task">;
  readonly signal: Rows<"permutation_signal">;
  readonly programs: readonly ProgramCounts[];
}

type Rows<Name extends keyof typeof tables> = ReturnType<(typeof tables)[Name]["rows"]>;

/** Works out all tables; this is what takes time (resampling), drawing does not. */
export function resultsOf(study: Study): Results {
  const floors = tables.noise_floor.rows(study);
  const made: Results = {
    partitions: armPartitions(study.groups),
    headlines: tables.headline.rows(study),
    cutOffs: tables.cut_off.rows(study),
    bars: invarianceBars(tables.invariance.rows(study), floors),
    gaps: gapBars(tables.gap.rows(study)),
    gapIntervals: tables.gap_intervals.rows(study),
    pairedIntervals: tables.paired_intervals.rows(study),
    ladder: ladderStacks(tables.ladder.rows(study)),
    classes: classCountsOf(study.rows),
    silent: tables.silent_transcription.rows(study),
    floors,
    votes: tables.program_voting.rows(study),
    labels: tables.canonical_labeling.rows(study),
    onePrompt: tables.canonical_labeling_invariance.rows(study),
    solver: tables.solver_per_task.rows(study),
    signal: tables.permutation_signal.rows(study),
    programs: programCountsOf(study.all),
  };
  return mapped(made, inArmOrder);
}

/** Whose results are wanted; undefined: everybody's. */
export interface Part {
  readonly dataset: string;
  readonly model?: string;
}

/** The results of a data set, or of one model on it. */
export function partOf(results: Results, { dataset, model }: Part): Results {
  const isOwn = (row: Owned) =>
    row.dataset === dataset && (model === undefined || row.model === undefined || row.model === model);
  return mapped(results, (rows) => rows.filter(isOwn));
}

interface Owned {
  readonly dataset: string;
  readonly model?: string;
}

/** The results with each list of rows made into another one of the same rows. */
function mapped(results: Results, change: <Row extends Owned>(rows: readonly Row[]) => readonly Row[]): Results {
  const changed = Object.entries(results).map(([name, rows]) => [name, change<Owned>(rows)]);
  return Object.fromEntries(changed) as Results;
}

/** Data sets and the models that were asked them, in the order of the tables. */
export function partsIn({ cutOffs }: Results): readonly Required<Part>[] {
  const parts = new Map(cutOffs.map(({ dataset, model }) => [`${dataset}\0${model}`, { dataset, model }]));
  return [...parts.values()];
}
