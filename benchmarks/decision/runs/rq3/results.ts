import { type ConfigurationRow, configurationRow } from "#benchmarks/decision/contract/configuration-row";
import { slack } from "#benchmarks/decision/rq3/gap";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import { attemptsOf } from "#benchmarks/decision/rq3/scores/attempts";
import { classicalRows } from "#benchmarks/decision/rq3/scores/classical-rows";
import { type ComparedGaps, compareGaps } from "#benchmarks/decision/rq3/scores/compare-gaps";
import { controlContrasts, modeContrasts } from "#benchmarks/decision/rq3/scores/contrasts";
import type { TrajectoryRow } from "#benchmarks/decision/rq3/scores/row";
import { scoreTrajectories } from "#benchmarks/decision/rq3/scores/score-trajectories";
import { trajectoryIn } from "#benchmarks/decision/rq3/scores/trajectory-in";
import { isPolicy } from "#benchmarks/decision/runs/open-decider";
import type { PlayedConfiguration } from "#benchmarks/decision/runs/replay-run";
import { trajectoryItems } from "#benchmarks/decision/runs/rq3/trajectory-items";
import { groupBy } from "#src/group-by";

/** What a run of part 3 came to. */
export interface TrajectoryResults {
  readonly part: "rq3";
  readonly configurations: readonly { readonly label: string; readonly row: ConfigurationRow }[];
  /** Of configurations, then of classical methods. */
  readonly rows: readonly TrajectoryRow[];
  /** Those of each task are a family of their own: gaps of different tasks have no common unit. */
  readonly contrasts: readonly ComparedGaps[];
  readonly trajectories: readonly PlayedTrajectory[];
  readonly references: readonly InstanceReference[];
}

/** What an instance's values are held against. */
export interface InstanceReference extends Pick<Reference, "kind" | "value" | "bound"> {
  readonly task: string;
  readonly instance: string;
  /** By how much gaps may be too small, in their unit: 0 for an optimum, undefined where no bound is known. */
  readonly slack?: number;
}

/** What one trajectory did. */
export interface PlayedTrajectory {
  readonly label: string;
  /** task/instance/mode/repeat */
  readonly id: string;
  readonly task: string;
  readonly instance: string;
  readonly mode: string;
  readonly repeat: number;
  readonly outcome: string;
  readonly actions: readonly number[];
  /** undefined unless it was played to its end. */
  readonly value?: number;
  readonly gap?: number;
}

/**
 * Scores the configurations of a run of part 3.
 *
 * @param seed of the order in which proposals were shown, and of tests
 */
export function trajectoryResults(
  posed: readonly Posed[],
  replayed: readonly PlayedConfiguration[],
  seed: number,
): TrajectoryResults {
  const attempts = replayed.flatMap(({ label, configuration, played }) =>
    attemptsOf(label, trajectoryItems(posed, configuration, seed), played),
  );
  const rows = [...scoreTrajectories(attempts), ...classicalRows(posed)];
  const models = new Set(
    replayed.flatMap(({ label, configuration }) => (isPolicy(configuration.model) ? [] : [label])),
  );
  const contrasts = [...modeContrasts(rows), ...controlContrasts(rows, isControl(models))];
  return {
    part: "rq3",
    configurations: replayed.map(({ label, configuration, played }) => ({
      label,
      row: configurationRow(configuration.id ?? configuration.model, played),
    })),
    rows,
    contrasts: [...groupBy(contrasts, ({ task }) => task).values()].flatMap((family) => compareGaps(family, seed)),
    trajectories: attempts.map(({ configuration: label, posed: one, mode, repeat, verdict }) => {
      const { actions = [], value } = trajectoryIn(verdict) ?? {};
      const id = `${one.task}/${one.id}/${mode}/${repeat}`;
      const reached = value !== undefined && { value, gap: one.gap(value) };
      return {
        label,
        id,
        task: one.task,
        instance: one.id,
        mode,
        repeat,
        outcome: verdict.outcome,
        actions,
        ...reached,
      };
    }),
    references: posed.map(referenceOf),
  };
}

function referenceOf({ task, id: instance, measure, reference }: Posed): InstanceReference {
  const { kind, value, bound } = reference;
  const open = slack(measure, reference);
  return {
    task,
    instance,
    kind,
    value,
    ...(bound !== undefined && { bound }),
    ...(open !== undefined && { slack: open }),
  };
}

/** What the others are held against: models against all policies and classical methods, policies against chance and classical methods. */
function isControl(models: ReadonlySet<string>): (label: string) => boolean {
  if (models.size > 0) return (label) => !models.has(label);
  return (label) => label.startsWith("control:") || /^random\b/.test(label);
}
