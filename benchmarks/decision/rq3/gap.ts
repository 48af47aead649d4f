import { isOptimal, type Reference } from "#benchmarks/decision/rq3/reference";

/** How a value is held against its reference. */
export interface Measure {
  readonly goal: "least" | "most";
  /** undefined: the gap is a percentage of the reference; else the difference over this (4m² of scaled modularity). */
  readonly scale?: number;
}

/**
 * How far a value is from its reference: 0 is equal, positive is worse, negative is better. Percent, or the difference of
 * two modularities.
 */
export function gap({ goal, scale }: Measure, value: number, { value: best }: Reference): number {
  const worse = goal === "least" ? value - best : best - value;
  return scale === undefined ? (100 * worse) / Math.abs(best) : worse / scale;
}

/** How much better than a reference a value could still be: its distance to the bound, in the gap's unit; 0 where it is the optimum, undefined where no bound is known. */
export function slack(measure: Measure, reference: Reference): number | undefined {
  if (isOptimal(reference)) return 0;
  return reference.bound === undefined ? undefined : -gap(measure, reference.bound, reference);
}
