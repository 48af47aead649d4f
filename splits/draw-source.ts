import { drawInstance } from "#generators/draw";
import type { Instance } from "#generators/problem";
import type { Cell } from "#splits/cells";
import { formOf } from "#splits/form";
import type { Split } from "#splits/manifest";
import { UserError } from "#src/errors";
import { stream } from "#src/rng";

/** One instance per specification of a cell, drawn from one stream. */
export interface Draw {
  readonly instances: readonly Instance[];
  readonly forms: readonly string[];
}

/** What a cell's streams are keyed by, beside its task and draws. */
export interface Keys {
  readonly seed: number;
  readonly pattern: string;
  readonly split: Split;
}

/**
 * The draws of one order and sort of answer, one after the other; each is made from a stream of its own, without the
 * ones before it. It ends where the generator finds nothing of the sort.
 */
export function* drawSource(
  cell: Cell,
  { seed, pattern, split }: Keys,
  order: number,
  unreachable: boolean,
): Generator<Draw> {
  for (let attempt = 0; ; attempt++) {
    try {
      const instances = cell.specs.map((spec) => {
        const rng = stream(seed, pattern, cell.task, cell.draws, split, order, Number(unreachable), attempt);
        return drawInstance({ ...spec, order, unreachable: Number(unreachable) }, rng);
      });
      yield { instances, forms: instances.map(formOf) };
    } catch (error) {
      if (error instanceof UserError) return;
      throw error;
    }
  }
}
