import type { Rng } from "#src/rng";

/** How a token is drawn. */
export interface Sampling {
  /** Divides the logits; above 0. */
  readonly temperature: number;
  /** Draw from the likeliest tokens that together have this probability, in (0, 1]; undefined draws from all. */
  readonly topP?: number | undefined;
  readonly rng: Rng;
}

/** The likeliest token; the lowest id among equals. */
export function greedy(logits: Float32Array): number {
  let best = 0;
  for (let id = 1; id < logits.length; id++) if (logits[id]! > logits[best]!) best = id;
  return best;
}

/** A token drawn by temperature and nucleus sampling (Holtzman et al. 2020, arXiv 1904.09751). */
export function sample(logits: Float32Array, { temperature, topP = 1, rng }: Sampling): number {
  const top = logits[greedy(logits)]!;
  const mass = Float64Array.from(logits, (logit) => Math.exp((logit - top) / temperature));
  const whole = mass.reduce((a, b) => a + b, 0);
  const ids = topP < 1 ? nucleus(mass, topP * whole) : [...mass.keys()];
  const kept = ids.reduce((sum, id) => sum + mass[id]!, 0);
  let rest = rng.next() * kept;
  for (const id of ids) {
    rest -= mass[id]!;
    if (rest < 0) return id;
  }
  return ids.at(-1)!;
}

/** The fewest likeliest ids whose mass reaches `wanted`. */
function nucleus(mass: Float64Array, wanted: number): readonly number[] {
  const sorted = [...mass.keys()].sort((a, b) => mass[b]! - mass[a]! || a - b);
  let count = 0;
  for (let sum = 0; sum < wanted && count < sorted.length; count++) sum += mass[sorted[count]!]!;
  return sorted.slice(0, count);
}
