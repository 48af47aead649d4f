import { stream } from "#src/rng";

/** What a trainer would report after a step: a curve that falls, with some noise, the same for the same job. */
export function lossAt(seed: number, job: string, step: number): { readonly loss: number; readonly accuracy: number } {
  const noise = stream(seed, "loss", job, step).next() - 0.5;
  const loss = 0.2 + 1.8 * Math.exp(-step / 20) + 0.1 * noise;
  return { loss: round(loss), accuracy: round(Math.max(0, 1 - loss / 2.5)) };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
