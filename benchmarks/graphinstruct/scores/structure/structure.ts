import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { type MmdScore, meanMmdScore } from "#benchmarks/graphinstruct/metrics/index";
import { type Examined, isCandidate, isValid } from "#benchmarks/graphinstruct/scores/candidate";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import { shapeCount } from "#benchmarks/graphinstruct/scores/structure/shape-count";
import { uniqueness } from "#benchmarks/graphinstruct/scores/structure/uniqueness";

/** Dimension 1 of an instruction's outputs. */
export interface Structure {
  readonly score: number;
  readonly validRate: number;
  readonly uniqueness: number;
  /** Whether uniqueness counts; it doesn't where one shape alone can be right nor, in `sound`, for a single output. */
  readonly uniquenessCounts: boolean;
  /** Likeness of the outputs' distributions to the references', where these are enough. */
  readonly distribution?: MmdScore;
  readonly undecided: number;
}

/** References that a distribution takes (GraphInstruct, section 3.3). */
const ENOUGH = 20;

/**
 * Structural quality: 0.7 valid rate + 0.3 uniqueness; at levels 3 and 4 with 20 references or more 0.3 valid rate +
 * 0.5 likeness of distributions + 0.2 uniqueness (GraphInstruct, section 3.3). Where uniqueness doesn't count, its
 * weight goes to the others.
 */
export function structure(examined: readonly Examined[], rubric: Rubric): Structure {
  const graphs = examined.filter(rubric.mode === "compat" ? isCandidate : isValid).map(({ facts }) => facts);
  const validRate = examined.length === 0 ? 0 : examined.filter(isValid).length / examined.length;
  const most = shapeCount(rubric);
  const { share, undecided } = uniqueness(graphs, rubric.mode, rubric.mode === "compat" ? undefined : most);
  const uniquenessCounts = most !== 1 && (rubric.mode === "compat" || examined.length > 1);
  const distribution = distributionOf(graphs, rubric);
  const parts = distribution
    ? { validRate: 0.3, distribution: 0.5, uniqueness: 0.2 }
    : { validRate: 0.7, distribution: 0, uniqueness: 0.3 };
  const sum = parts.validRate * validRate + parts.distribution * (distribution?.mean ?? 0);
  const score = uniquenessCounts ? sum + parts.uniqueness * share : sum / (1 - parts.uniqueness);
  return { score, validRate, uniqueness: share, uniquenessCounts, undecided, ...(distribution && { distribution }) };
}

function distributionOf(graphs: readonly Facts[], rubric: Rubric): MmdScore | undefined {
  const { level } = rubric.instruction;
  if ((level !== 3 && level !== 4) || graphs.length < 2 || rubric.references().length < ENOUGH) return undefined;
  return meanMmdScore(graphs, rubric.references(), rubric.mode);
}
