import type { Ends } from "#generators/tasks/task";
import type { Rng } from "#src/rng";

/** How many sources are tried. */
const TRIES = 3;

/** A random source, and a random one of the targets that fit it; undefined where none of the sources tried has any. */
export function drawEnds(order: number, rng: Rng, fitting: (source: number) => readonly number[]): Ends | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const source = rng.int(0, order - 1);
    const targets = fitting(source);
    if (targets.length > 0) return { source, target: rng.pick(targets) };
  }
  return undefined;
}
