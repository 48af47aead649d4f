import type { Draw } from "#splits/draw-source";

/** The draws of one order in a cell that is being filled. */
export interface Stratum {
  readonly order: number;
  /** Its even share of what the cell is asked for. */
  readonly asked: number;
  /** The most instances there can be, up to isomorphism. */
  readonly exist: number;
  readonly reachable: Iterator<Draw>;
  readonly unreachable: Iterator<Draw>;
  readonly draws: Draw[];
  /** Nothing new is to be expected from it. */
  exhausted: boolean;
}

/** What strata are filled from, one after another. */
export interface Supply {
  /** Whether the next instance's answer is to be "no", "no path" or 0. */
  wantsUnreachable(): boolean;
  /** Takes a draw, or refuses it because it is known or belongs elsewhere. */
  take(draw: Draw, unreachable: boolean): boolean;
  /** How many refused draws in a row are too many. */
  patience(got: number): number;
}

/** Adds up to `wanted` draws to a stratum. Returns how many it added. */
export function stock(stratum: Stratum, wanted: number, supply: Supply): number {
  const before = stratum.draws.length;
  const goal = Math.min(before + wanted, stratum.exist);
  for (let refused = 0; stratum.draws.length < goal && !stratum.exhausted; ) {
    const unreachable = supply.wantsUnreachable();
    const next = (unreachable ? stratum.unreachable : stratum.reachable).next();
    if (next.done) stratum.exhausted = true;
    else if (supply.take(next.value, unreachable)) {
      stratum.draws.push(next.value);
      refused = 0;
    } else if (++refused > supply.patience(stratum.draws.length)) stratum.exhausted = true;
  }
  if (stratum.draws.length >= stratum.exist) stratum.exhausted = true;
  return stratum.draws.length - before;
}
