/** A text without numbers and labels, in pieces. */
export interface Stretch {
  readonly pieces: readonly string[];
  /** How often it occurs in the texts that the base learns, and in the others. */
  readonly counts: Tally;
}

export interface Tally {
  readonly base: number;
  readonly others: number;
}

/** Two pieces are joined when so large a share of the rarer one's occurrences is beside the other. */
const TOGETHER = 0.5;
/** How often a piece must be left in the base to be learned. */
const REMAINDER = 50;

/**
 * Joins neighbours that mostly occur together in the base, the most frequent pair first, until there is no such pair.
 * A pair stays apart where joining it would leave one of the two to the other texts alone.
 *
 * @returns all pieces that remain
 */
export function joinPairs(stretches: readonly Stretch[]): ReadonlySet<string> {
  let current = stretches;
  for (let pair = bestPair(current); pair; pair = bestPair(current)) {
    const [first, second] = pair;
    current = current.map(({ pieces, counts }) => ({ pieces: joined(pieces, first, second), counts }));
  }
  return new Set(current.flatMap(({ pieces }) => pieces));
}

type Pair = readonly [first: string, second: string];

function bestPair(stretches: readonly Stretch[]): Pair | undefined {
  const { singles, pairs } = count(stretches);
  let best: { readonly pair: Pair; readonly base: number } | undefined;
  for (const [key, both] of pairs) {
    if (both.base <= (best?.base ?? 0)) continue;
    const pair = parse(key);
    const a = singles.get(pair[0])!;
    const b = singles.get(pair[1])!;
    const together = both.base >= TOGETHER * Math.min(a.base, b.base);
    if (together && !strands(a, both) && !strands(b, both)) best = { pair, base: both.base };
  }
  return best?.pair;
}

/** Whether a piece would hardly occur in the base any more, but still in other texts, if all these pairs were joined. */
function strands(piece: Tally, pair: Tally): boolean {
  return piece.base - pair.base < REMAINDER && piece.others > pair.others;
}

function count(stretches: readonly Stretch[]) {
  const singles = new Map<string, Tally>();
  const pairs = new Map<string, Tally>();
  for (const { pieces, counts } of stretches) {
    pieces.forEach((piece, i) => {
      add(singles, piece, counts);
      if (i > 0) add(pairs, format(pieces[i - 1]!, piece), counts);
    });
  }
  return { singles, pairs };
}

function add(tallies: Map<string, Tally>, key: string, { base, others }: Tally): void {
  const known = tallies.get(key);
  tallies.set(key, known ? { base: known.base + base, others: known.others + others } : { base, others });
}

/** Pairs as keys of a map; no piece holds a null character. */
function format(a: string, b: string): string {
  return `${a}\0${b}`;
}

function parse(key: string): Pair {
  const [a, b] = key.split("\0");
  return [a!, b!];
}

function joined(pieces: readonly string[], first: string, second: string): string[] {
  const out: string[] = [];
  for (const piece of pieces) {
    if (piece === second && out.at(-1) === first) out[out.length - 1] = first + second;
    else out.push(piece);
  }
  return out;
}
