import { certifyCut } from "#benchmarks/decision/rq3/cut/certify-cut";
import { isOptimal, type Reference } from "#benchmarks/decision/rq3/reference";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { UserError } from "#src/errors";
import type { Rng } from "#src/rng";

/**
 * Tries to prove a best known value: it is certified where it is the optimum, or stays best known, with the bound that was
 * reached.
 *
 * @param seconds the most the solver may take
 * @returns as a certified or bounded reference, a heavier cut than was known, where one was found
 * @throws UserError for a value that no cut can have
 */
export async function proveCut(division: Division, known: number, rng: Rng, seconds: number): Promise<Reference> {
  const found = await certifyCut(division, rng, seconds);
  if (found.value > known || (found.value === known && isOptimal(found))) return found;
  const bound = found.bound ?? found.value;
  if (known > bound)
    throw new UserError(
      `${division.id}: expected a best known cut of ${bound} at most, got ${known}; mend its .bkvl file`,
    );
  return { kind: "best-known", value: known, bound };
}
