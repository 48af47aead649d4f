import { type Calibration, calibration } from "#benchmarks/decision/calibration/calibration";
import { type ConfigurationRow, configurationRow } from "#benchmarks/decision/contract/configuration-row";
import { type RepeatScores, repeatsOf } from "#benchmarks/decision/contract/repeats-of";
import { itemId } from "#benchmarks/decision/rq2/items";
import { conditions } from "#benchmarks/decision/rq2/request/conditions";
import { forecastsOf } from "#benchmarks/decision/rq2/score/forecasts";
import { type SetScore, scoreSet } from "#benchmarks/decision/rq2/score/score-set";
import type { TargetSet } from "#benchmarks/decision/rq2/target";
import type { PlayedConfiguration } from "#benchmarks/decision/runs/replay-run";
import { unattempted } from "#eval/play-out";
import { names } from "#src/pick";

/** What a run of part 2 came to. */
export interface TargetResults {
  readonly part: "rq2";
  readonly configurations: readonly { readonly label: string; readonly row: ConfigurationRow }[];
  readonly sets: readonly SetResults[];
}

/** A set of targets, and what each configuration came to on it, in the order of the configurations. */
export interface SetResults extends Pick<TargetSet, "name" | "kind" | "homophily" | "retrieval"> {
  readonly targets: number;
  /** Number of classes, of classification alone. */
  readonly classes?: number;
  readonly scored: readonly ScoredTargets[];
}

/** What a configuration came to: scores are of the first of the repeats. */
export interface ScoredTargets extends SetScore {
  readonly label: string;
  /** Over all conditions; undefined where each target was put once. */
  readonly repeats?: RepeatScores;
  /** Over all conditions; undefined where no choice came with probabilities. */
  readonly calibration?: Calibration;
}

/**
 * Scores the configurations of a run of part 2.
 *
 * @param seed of the bootstrap
 */
export function targetResults(
  sets: readonly TargetSet[],
  replayed: readonly PlayedConfiguration[],
  seed: number,
): TargetResults {
  return {
    part: "rq2",
    configurations: replayed.map(({ label, configuration, played }) => ({
      label,
      row: configurationRow(configuration.id ?? configuration.model, played),
    })),
    sets: sets.map((set) => {
      const { targets, classes, ...about } = set;
      return {
        ...about,
        targets: targets.length,
        ...(classes && { classes: classes.length }),
        scored: replayed.map((one) => scoredTargets(set, one, seed)),
      };
    }),
  };
}

function scoredTargets(
  set: TargetSet,
  { label, configuration, played }: PlayedConfiguration,
  seed: number,
): ScoredTargets {
  const verdicts = new Map([...played].map(([id, { verdict }]) => [id, verdict]));
  const held = names(conditions).flatMap((condition) => forecastsOf(set, condition, verdicts));
  const repeats = Array.from({ length: configuration.repeats }, (_, repeat) =>
    names(conditions).flatMap((condition) =>
      set.targets.map((target) => played.get(itemId(set, condition, target, repeat))?.verdict ?? unattempted),
    ),
  );
  return {
    label,
    ...scoreSet(set, verdicts, { seed }),
    ...(repeats.length > 1 && { repeats: repeatsOf(repeats) }),
    ...(held.length > 0 && { calibration: calibration(held) }),
  };
}
