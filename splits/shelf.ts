import type { Draw } from "#splits/draw-source";

/** The draws of one order in a cell that is being filled. */
export interface Shelf {
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

export interface Supply {
  /** Whether the next instance's answer is to be "no", "no path" or 0. */
  wantsUnreachable(): boolean;
  /** Takes a draw, or refuses it because it is known or belongs elsewhere. */
  take(draw: Draw, unreachable: boolean): boolean;
  /** How many refused draws in a row are too many. */
  patience(got: number): number;
}

/** Adds up to `wanted` draws to a shelf. Returns how many it added. */
export function stock(shelf: Shelf, wanted: number, supply: Supply): number {
  const before = shelf.draws.length;
  const goal = Math.min(before + wanted, shelf.exist);
  for (let refused = 0; shelf.draws.length < goal && !shelf.exhausted; ) {
    const unreachable = supply.wantsUnreachable();
    const next = (unreachable ? shelf.unreachable : shelf.reachable).next();
    if (next.done) shelf.exhausted = true;
    else if (supply.take(next.value, unreachable)) {
      shelf.draws.push(next.value);
      refused = 0;
    } else if (++refused > supply.patience(shelf.draws.length)) shelf.exhausted = true;
  }
  if (shelf.draws.length >= shelf.exist) shelf.exhausted = true;
  return shelf.draws.length - before;
}
