import { families } from "#generators/graphs/index";
import { numbers } from "#generators/numbers/index";
import { ordersOf, sizeName } from "#generators/sizes";
import { tasks } from "#generators/tasks/index";
import { isWeighted } from "#generators/tasks/relation";
import type { Cell } from "#splits/cells";
import { classBound } from "#splits/class-bound";
import type { Draw, DrawSource, Keys } from "#splits/draw-source";
import type { Quota, Split } from "#splits/manifest";
import { type Stratum, type Supply, stock } from "#splits/stratum";
import { UserError } from "#src/errors";
import { stream } from "#src/rng";

/** What one side of a cell is filled with, and from what. */
export interface FillOptions extends Keys {
  readonly split: Split;
  readonly count: number;
  /** The share of the isomorphism classes that is on the split's side, more than 0 and at most 1. */
  readonly share: number;
  readonly source: DrawSource;
  /** Whether a draw may stand in the split. */
  admits(draw: Draw): boolean;
}

/** Draws, and how they are spread over orders. */
export interface Filled {
  /** In random order. */
  readonly draws: readonly Draw[];
  readonly quota: Readonly<Record<string, Quota>>;
}

/** An order is exhausted once this many draws in a row, of those on the split's side, brought nothing new … */
const PATIENCE = 200;
/** … and this many more for each instance it has given: rare classes show up late. */
const PATIENCE_EACH = 10;

/**
 * Fills one side of a cell: equally many instances of each order, none isomorphic to another, with an even share of
 * unreachable ones. An order with too few classes leaves its rest to the larger ones.
 *
 * @throws UserError where all orders together have too few
 */
export function fill(cell: Cell, options: FillOptions): Filled {
  const strata = strataOf(cell, options);
  const supply = supplyOf(cell, options);
  let missing = 0;
  strata.forEach((stratum, i) => {
    const wanted = stratum.asked + Math.ceil(missing / (strata.length - i));
    missing += stratum.asked - stock(stratum, wanted, supply);
  });
  while (missing > 0) {
    const open = strata.filter(({ exhausted }) => !exhausted);
    if (open.length === 0) throw tooFew(cell, options, options.count - missing);
    open.forEach((stratum, i) => {
      missing -= stock(stratum, Math.ceil(missing / (open.length - i)), supply);
    });
  }
  const { seed, pattern, split } = options;
  const rng = stream(seed, pattern, cell.task, cell.draws, split, "rows");
  return { draws: rng.shuffle(strata.flatMap(({ draws }) => draws)), quota: quotaOf(strata) };
}

function strataOf(cell: Cell, options: FillOptions): Stratum[] {
  const { family, size, numbers: range } = cell.specs[0]!;
  const orders = ordersOf(families[family], size);
  const { relation } = tasks[cell.task];
  const values = isWeighted(relation) ? numbers[range].high - numbers[range].low + 1 : 1;
  const upTo = (i: number) => Math.floor((i * options.count) / orders.length);
  return orders.map((order, i) => ({
    order,
    asked: upTo(i + 1) - upTo(i),
    exist: classBound(relation, order, values),
    reachable: options.source(order, false)[Symbol.iterator](),
    unreachable: options.source(order, true)[Symbol.iterator](),
    draws: [],
    exhausted: false,
  }));
}

function supplyOf(cell: Cell, { share, admits }: FillOptions): Supply {
  const wanted = cell.specs[0]!.unreachable ?? tasks[cell.task].unreachable;
  const seen = new Set<string>();
  let taken = 0;
  let unreached = 0;
  return {
    wantsUnreachable: () => Math.floor((taken + 1) * wanted) > unreached,
    take(draw, unreachable) {
      if (draw.forms.some((form) => seen.has(form)) || !admits(draw)) return false;
      for (const form of draw.forms) seen.add(form);
      taken++;
      if (unreachable) unreached++;
      return true;
    },
    patience: (got) => (PATIENCE + PATIENCE_EACH * got) / share ** cell.specs.length,
  };
}

function quotaOf(strata: readonly Stratum[]): Filled["quota"] {
  return Object.fromEntries(
    strata.map(({ order, asked, exist, draws }) => [
      order,
      { asked, got: draws.length, ...(exist < asked && { exist }) },
    ]),
  );
}

function tooFew(cell: Cell, { split, count }: FillOptions, found: number): UserError {
  const settings = cell.settings.map(({ name }) => name).join(", ");
  return new UserError(
    `${cell.task} ${settings}: expected ${count} ${split} instances, but only ${found} distinct exist for it in graphs of ${sizeName(cell.specs[0]!.size)} nodes; ask for fewer, or for larger graphs`,
  );
}
