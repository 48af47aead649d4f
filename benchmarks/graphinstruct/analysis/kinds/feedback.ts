import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { methodTargets } from "#benchmarks/graphinstruct/analysis/runs/method-targets";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import {
  type TotalDifference,
  totalDifferences,
} from "#benchmarks/graphinstruct/analysis/statistics/total-differences";
import { difference, range, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { probability } from "#reports/format";
import { stream } from "#src/rng";

/** What finer feedback gains, step by step, for each model that was refined under several. */
export type Feedback = readonly FeedbackLadder[];

export interface FeedbackLadder {
  readonly model: string;
  readonly steps: readonly FeedbackStep[];
}

export interface FeedbackStep {
  readonly feedback: string;
  readonly quality: number;
  /** Against the step before; undefined for the first. */
  readonly gain: TotalDifference | undefined;
}

/** From none at all to all there is. */
const STEPS: readonly (readonly [feedback: string, is: (run: Run) => boolean])[] = [
  ["retry", ({ way, variant }) => way === "retry" && variant === undefined],
  ["none", ({ way, variant }) => way === "vgig" && variant === "fbnone"],
  ["coarse", ({ way, variant }) => way === "vgig" && variant === "fbcoarse"],
  ["fine", ({ way, variant }) => way === "vgig" && (variant === undefined || variant === "fbfine")],
];

export const feedback = analyser<Feedback>({
  title: "What finer feedback gains",
  source: "GraphInstruct, table 21; intervals are ours",
  compute(study: Study) {
    const ladders = methodTargets(study).flatMap(({ id, name, methods, variants }) => {
      const own = [...methods.values(), ...variants];
      const found = STEPS.flatMap(([feedback, is]) =>
        own
          .filter(is)
          .map((run) => ({ feedback, run }))
          .slice(0, 1),
      );
      if (found.filter(({ run }) => run.way === "vgig").length < 2) return [];
      const steps = found.map(({ feedback, run }, i) => {
        const before = found[i - 1]?.run;
        const rng = stream(study.seed, "feedback", id, feedback);
        return { feedback, quality: run.quality, gain: before && totalDifferences(before, [run], rng)?.[0] };
      });
      return [{ model: name, steps }];
    });
    return ladders.length > 0 ? ladders : undefined;
  },
  says: (ladders) =>
    ladders.flatMap(({ model, steps }) => {
      const [first, second, last] = [steps[0]!, steps[1]!, steps.at(-1)!];
      const whole = last.quality - first.quality;
      if (first.feedback !== "retry" || steps.length < 3 || whole <= 0) return [];
      const share = (second.quality - first.quality) / whole;
      return [`${model}: knowing that something is wrong, and no more, is ${Math.round(100 * share)}% of the gain.`];
    }),
  tables: (ladders) =>
    ladders.map(({ model, steps }) => ({
      caption: model,
      head: ["feedback", "total", "gain", "95%", "p"],
      rows: steps.map(({ feedback, quality, gain }) => [
        feedback,
        score(quality, 4),
        difference(gain?.delta),
        range(gain?.interval),
        probability(gain?.p),
      ]),
    })),
});
