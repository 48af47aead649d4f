import { drawInstance } from "#generators/draw";
import type { Instance } from "#generators/problem";
import type { Cell } from "#splits/cells";
import { formOf } from "#splits/form";
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
}

/** All draws of one order and sort of answer, from the first on, each time it is asked. */
export type DrawSource = (order: number, unreachable: boolean) => Iterable<Draw>;

/** The draws of a cell; both sides of the split read the same ones, and none is made twice. */
export function drawSource(cell: Cell, keys: Keys): DrawSource {
  const made = new Map<string, { readonly draws: Draw[]; readonly rest: Iterator<Draw> }>();
  return function* (order, unreachable) {
    const key = `${order} ${unreachable}`;
    const { draws, rest } = made.get(key) ?? { draws: [], rest: drawAll(cell, keys, order, unreachable) };
    made.set(key, { draws, rest });
    for (let attempt = 0; ; attempt++) {
      if (attempt === draws.length) {
        const next = rest.next();
        if (next.done) return;
        draws.push(next.value);
      }
      yield draws[attempt]!;
    }
  };
}

/** Each draw is made from a stream of its own, without the ones before. Ends where the generator finds none of the sort. */
function* drawAll(cell: Cell, { seed, pattern }: Keys, order: number, unreachable: boolean): Generator<Draw> {
  for (let attempt = 0; ; attempt++) {
    try {
      const instances = cell.specs.map((spec) => {
        const rng = stream(seed, pattern, cell.task, cell.draws, order, Number(unreachable), attempt);
        return drawInstance({ ...spec, order, unreachable: Number(unreachable) }, rng);
      });
      yield { instances, forms: instances.map(formOf) };
    } catch (error) {
      if (error instanceof UserError) return;
      throw error;
    }
  }
}
