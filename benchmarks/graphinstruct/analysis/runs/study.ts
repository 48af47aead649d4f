import { modelCard } from "#benchmarks/graphinstruct/analysis/runs/model-card";
import type { PublishedModel, Tier } from "#benchmarks/graphinstruct/analysis/runs/published-models";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { AnchorName, Totals } from "#benchmarks/graphinstruct/scores/index";
import { UserError } from "#src/errors";
import { groupBy } from "#src/group-by";

/** What analyses look at. */
export interface Study {
  /** Every configuration of the folder. */
  readonly runs: readonly Run[];
  /** Those of the models looked at that are plain strategies and scored on all six levels, in the order of their names. */
  readonly configurations: readonly Configuration[];
  readonly models: readonly StudiedModel[];
  /** What is ranked: the configurations and, where all models are looked at, the runs of methods too. */
  readonly ranked: readonly Contender[];
  /** Runs of methods that stand apart from the ranking: those beside the paper's survey. */
  readonly apart: readonly Contender[];
  /** Those asked in all four ways. */
  readonly complete: readonly CompleteModel[];
  /** The instructions that were asked; undefined where they were not given. */
  readonly instructions?: readonly Instruction[] | undefined;
  /** What systems that understand nothing, or all, get on the same instructions; undefined: not known. */
  readonly anchors?: Anchors | undefined;
  /** Of our own resampling; what the paper drew is drawn as the paper did. */
  readonly seed: number;
}

export type Anchors = Readonly<Record<AnchorName, Totals>>;

/** A model, what is known of it, and its configurations. */
export interface StudiedModel extends Omit<PublishedModel, "surveyed" | "unthinking"> {
  /** As its files' names have it. */
  readonly id: string;
  readonly tier: Tier;
  readonly asked: Readonly<Partial<Record<Strategy, Run>>>;
}

export type CompleteModel = StudiedModel & { readonly asked: Readonly<Record<Strategy, Run>> };

/** A run on all six levels, and what is known of its model. */
export interface Contender {
  readonly model: Omit<StudiedModel, "asked">;
  /** The strategy or method, and what sets it apart from the plain one: "vgig T5". */
  readonly strategy: string;
  readonly run: Run;
}

export interface Configuration extends Contender {
  readonly model: StudiedModel;
  readonly strategy: Strategy;
  readonly run: Run;
}

export interface StudyOptions {
  /** `paper`: its twelve models alone. Default: these where all 45 of their configurations are there, else all. */
  readonly models?: "paper" | "all";
  readonly instructions?: readonly Instruction[];
  readonly anchors?: Anchors;
  readonly seed?: number;
}

/** Configurations in the paper's survey: eleven models asked in four ways, one in one (GraphInstruct, section 3.1). */
const SURVEYED = 45;

/**
 * Gathers configurations by model.
 *
 * @throws UserError where instructions are given, but not all that the configurations were asked
 */
export function studyOf(runs: readonly Run[], { models, seed = 0, ...known }: StudyOptions = {}): Study {
  if (known.instructions) requireAsked(runs, known.instructions);
  const plain = runs.filter((run) => isPlain(run) && Number.isFinite(run.quality));
  const surveyed = plain.filter(({ model }) => modelCard(model).surveyed);
  const whole = models ?? (surveyed.length === SURVEYED ? "paper" : "all");
  const chosen = groupBy(whole === "paper" ? surveyed : plain, ({ model }) => model);
  const studied = [...chosen].map(([id, own]) => studiedModel(id, own)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const configurations = studied.flatMap((model) =>
    STRATEGIES.flatMap((strategy) => {
      const run = model.asked[strategy];
      return run ? [{ model, strategy, run }] : [];
    }),
  );
  const methods = contendersOf(runs, studied);
  const [ranked, apart] = whole === "all" ? [[...configurations, ...methods], []] : [configurations, methods];
  return { runs, configurations, ranked, apart, models: studied, complete: studied.filter(isComplete), seed, ...known };
}

/** Runs that are no plain strategy. */
function contendersOf(runs: readonly Run[], studied: readonly StudiedModel[]): Contender[] {
  const known = new Map(studied.map((model) => [model.id, model]));
  return runs
    .filter((run) => !isPlain(run) && Number.isFinite(run.quality))
    .map((run) => ({
      model: known.get(run.model) ?? studiedModel(run.model, [run]),
      strategy: [run.way, ...(run.variant === undefined ? [] : [run.variant])].join(" "),
      run,
    }));
}

function requireAsked(runs: readonly Run[], instructions: readonly Instruction[]): void {
  const known = new Set(instructions.map(({ id }) => id));
  for (const { name, rows } of runs) {
    const stray = rows.find(({ id }) => !known.has(id));
    if (stray) {
      throw new UserError(
        `${name}: expected scores of the given instructions, got ${stray.id}; give the folder it is from`,
      );
    }
  }
}

function isPlain({ way, variant }: Run): boolean {
  return variant === undefined && STRATEGIES.some((strategy) => strategy === way);
}

function isComplete(model: StudiedModel): model is CompleteModel {
  return STRATEGIES.every((strategy) => model.asked[strategy]);
}

function studiedModel(id: string, runs: readonly Run[]): StudiedModel {
  const asked: Partial<Record<Strategy, Run>> = Object.fromEntries(runs.map((run) => [run.way, run]));
  const { surveyed, unthinking, ...known } = modelCard(id, runs);
  return { ...known, id, tier: surveyed ?? tierOf(Math.max(...runs.map(({ quality }) => quality))), asked };
}

/** By the model's best total (GraphInstruct, section 3.1, which leaves .80 to .82 open: T2 here). */
function tierOf(quality: number): Tier {
  return quality > 0.87 ? "T1" : quality >= 0.8 ? "T2" : "T3";
}
