/** Where a run stands: what it costs (tokens per valid output) and its quality-only total. */
export interface Standing {
  readonly cost: number;
  readonly total: number;
}

/** How much of the total the bonus adds (GraphInstruct, equation 3). */
const LAMBDA = 0.15;

/** The largest distance in a square, as the released code rounds it. */
const DIAGONAL = 1414 / 1000;

/** How the bonus of a run is found. */
export const paretoRules = {
  /** 1 if no other run is as cheap and as good and better in one of both, else 0. */
  paper: (run: Standing, frontier: readonly Standing[]) => (frontier.includes(run) ? 1 : 0),
  /** As the released code has it: off the frontier 1 − d/√2 (1.414 there), d the distance to its nearest point, both axes scaled to the runs' range. */
  code: nearness,
} as const;

export type ParetoRule = keyof typeof paretoRules;

/** The runs that no other run dominates, in the order given. */
export function paretoFrontier<Run extends Standing>(runs: readonly Run[]): Run[] {
  return runs.filter((run) => !runs.some((other) => dominates(other, run)));
}

function dominates(one: Standing, other: Standing): boolean {
  if (one.cost > other.cost || one.total < other.total) return false;
  return one.cost < other.cost || one.total > other.total;
}

/** Each run's final score: its total raised by at most 15% (GraphInstruct, equation 3). In the order given. */
export function finalScores(runs: readonly Standing[], rule: ParetoRule): number[] {
  const frontier = paretoFrontier(runs);
  return runs.map((run) => run.total * (1 + LAMBDA * paretoRules[rule](run, frontier, runs)));
}

function nearness(run: Standing, frontier: readonly Standing[], runs: readonly Standing[]): number {
  if (frontier.includes(run)) return 1;
  const cost = range(runs.map((each) => each.cost));
  const total = range(runs.map((each) => each.total));
  let nearest = Number.POSITIVE_INFINITY;
  for (const point of frontier) {
    nearest = Math.min(nearest, Math.hypot((run.cost - point.cost) / cost, (run.total - point.total) / total));
  }
  return Math.max(0, 1 - nearest / DIAGONAL);
}

function range(values: readonly number[]): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high > low ? high - low : 1;
}
