import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { deviation } from "#benchmarks/graphinstruct/analysis/statistics/deviation";
import { type LineFit, lineFit } from "#benchmarks/graphinstruct/analysis/statistics/line-fit";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { releasedBootstrap } from "#benchmarks/graphinstruct/analysis/statistics/released-bootstrap";
import { difference, range, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import type { Interval } from "#eval/stats/interval";
import { probability } from "#reports/format";

/** How much a model's total moves between strategies, against how good it is. */
export interface PromptSensitivity {
  readonly models: readonly SensitiveModel[];
  /** Of sigma on mean quality. */
  readonly fit: LineFit;
  /** Percentile bootstrap over models, drawn as the paper drew it, and the share of its slopes below 0. */
  readonly bootstrap: { readonly interval: Interval; readonly negative: number };
}

export interface SensitiveModel {
  readonly model: string;
  /** Over the four strategies: mean of the total, its population deviation, and highest less lowest. */
  readonly mean: number;
  readonly sigma: number;
  readonly range: number;
  /** The fit without this model. */
  readonly without: LineFit | undefined;
}

const RESAMPLES = 10_000;

export const promptSensitivity = analyser<PromptSensitivity>({
  title: "How much the total depends on the strategy, against the model's quality",
  source: "GraphInstruct, figure 6 and appendix H.5",
  compute({ complete }: Study) {
    const totals = complete.map(({ asked }) => STRATEGIES.map((strategy) => asked[strategy].quality));
    const [x, y] = [totals.map(mean), totals.map((own) => deviation(own, "population"))];
    const fit = lineFit(x, y);
    if (!fit) return undefined;
    const models = complete.map(({ name }, i) => ({
      model: name,
      mean: x[i]!,
      sigma: y[i]!,
      range: Math.max(...totals[i]!) - Math.min(...totals[i]!),
      without: lineFit(x.toSpliced(i, 1), y.toSpliced(i, 1)),
    }));
    return { models, fit, bootstrap: slopes(x, y) };
  },
  says: ({ models, fit, bootstrap }) => [
    `Slope ${difference(fit.slope)}, R² ${score(fit.rSquared, 2)}, t(${fit.freedom}) = ${fit.t.toFixed(2).replace("-", "−")}, p = ${probability(fit.p)}.`,
    `The paper takes t for normal, which gives ${probability(fit.pNormal)} (it prints .015); with ${models.length} models t is Student's.`,
    `95%: ${range(fit.interval)} by Student's t, ${range(bootstrap.interval)} by the paper's bootstrap, ${score(bootstrap.negative)} of whose slopes are negative.`,
    `Without one model: slopes from ${difference(Math.min(...slopesWithout(models)))} to ${difference(Math.max(...slopesWithout(models)))}.`,
  ],
  tables: ({ models }) => [
    {
      head: ["model", "mean total", "sigma", "range", "slope without it", "R²"],
      rows: models.map(({ model, mean, sigma, range, without }) => [
        model,
        score(mean, 4),
        score(sigma, 4),
        score(range, 4),
        difference(without?.slope),
        score(without?.rSquared),
      ]),
    },
  ],
});

function slopesWithout(models: readonly SensitiveModel[]): number[] {
  return models.flatMap(({ without }) => without?.slope ?? []);
}

/** A resample of one model alone has slope 0, as in the released code. */
function slopes(x: readonly number[], y: readonly number[]): PromptSensitivity["bootstrap"] {
  const { interval, replicates } = releasedBootstrap(x.length, RESAMPLES, (drawn) => {
    const places = [...drawn];
    return (
      lineFit(
        places.map((place) => x[place]!),
        places.map((place) => y[place]!),
      )?.slope ?? 0
    );
  });
  return { interval, negative: replicates.filter((slope) => slope < 0).length / RESAMPLES };
}
