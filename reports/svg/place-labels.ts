import { textWidth } from "#reports/svg/text";

/** A mark that wants its name beside it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** The name stands even where it covers something; other names then give way. */
  readonly always?: boolean;
}

/** Where a name stands, by its left end and its baseline. */
export interface Label {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels, by its sides. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a mark, and between it and its name. */
const RADIUS = 6;
const GAP = 4;

/**
 * Names beside marks, right or left of them, above or below: each where it covers no mark and no other name. A name
 * without such a place is left out; those that stand always are set first, where they cover the least.
 *
 * @param within what names may not leave
 * @param covered what else they may not cover
 */
export function placeLabels(
  spots: readonly Spot[],
  size: number,
  within: Box,
  covered: readonly Box[] = [],
): readonly Label[] {
  const marks = spots.map(({ x, y }) => ({ left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS }));
  const taken = [...marks, ...covered];
  const ordered = [...spots.filter(({ always }) => always), ...spots.filter(({ always }) => !always)];
  return ordered.flatMap((spot) => {
    const places = placesOf(spot, size).filter((box) => inside(box, within));
    const covers = places.map((box) => taken.filter((other) => overlaps(box, other)).length);
    const fewest = covers.indexOf(Math.min(...covers));
    const chosen = places[fewest];
    if (!chosen || (covers[fewest]! > 0 && !spot.always)) return [];
    taken.push(chosen);
    return { spot, x: chosen.left, y: chosen.bottom - size * 0.22 };
  });
}

function placesOf({ x, y, name }: Spot, size: number): readonly Box[] {
  const wide = textWidth(name, size);
  const at = (left: number, middle: number) => ({
    left,
    right: left + wide,
    top: middle - size * 0.58,
    bottom: middle + size * 0.58,
  });
  const [right, left, step] = [x + RADIUS + GAP, x - RADIUS - GAP - wide, size * 0.58 + RADIUS + 1];
  return [
    at(right, y),
    at(left, y),
    at(x - wide / 2, y - step),
    at(x - wide / 2, y + step),
    ...[right, left, x, x - wide].flatMap((side) => [at(side, y - step), at(side, y + step)]),
  ];
}

function inside(box: Box, within: Box): boolean {
  return box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
