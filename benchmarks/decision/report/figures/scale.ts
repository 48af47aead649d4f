import { roundPowers, roundSteps } from "#reports/analyses/chart/round-steps";

/** Where numbers stand between two ends of a line. */
export interface Scale {
  /** 0 … 1; beyond for numbers outside. */
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** Room beyond the outermost numbers, as a share of all. */
const MARGIN = 0.04;

/** A linear scale over all of some numbers, and 0. */
export function linear(values: readonly number[]): Scale {
  const low = values.reduce((a, b) => Math.min(a, b), 0);
  const high = values.reduce((a, b) => Math.max(a, b), 0);
  const span = high - low || 1;
  const from = low - (low < 0 ? MARGIN * span : 0);
  const wide = high + MARGIN * span - from;
  return { at: (value) => (value - from) / wide, ticks: roundSteps(low, low + span) };
}

/** A scale of signed square roots: what is near 0 is told apart, and what is far off still fits. */
export function root(values: readonly number[]): Scale {
  const bend = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));
  const bent = linear(values.map(bend));
  const most = values.reduce((a, b) => Math.max(a, Math.abs(b)), 0) || 1;
  const ticks = [...linear(values).ticks, ...roundPowers(most / 200, most / 4)];
  return { at: (value) => bent.at(bend(value)), ticks: [...new Set(ticks)].sort((a, b) => a - b) };
}
