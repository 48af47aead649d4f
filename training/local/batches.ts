import { stream } from "#src/rng";
import type { Sequence } from "#training/local/sequence";

/** Sequences by position, without end: a run that is taken up again reads on from where it stopped. */
export type Source = (position: number) => Sequence;

/** A source and how many of a batch's rows come from it. */
export interface Share {
  readonly source: Source;
  readonly rows: number;
}

/** Batches whose rows are of like length: so many are filled together, sorted by length, and handed out in random order. */
const POOL = 24;

/** The batches of a run, by step. Any step can be asked for; those of one pool are made together. */
export function batches(shares: readonly Share[], seed: number): (step: number) => readonly Sequence[] {
  let held: { readonly pool: number; readonly batches: readonly (readonly Sequence[])[] } | undefined;
  return (step) => {
    const pool = Math.floor(step / POOL);
    if (held?.pool !== pool) held = { pool, batches: fill(shares, pool, seed) };
    return held.batches[step % POOL]!;
  };
}

function fill(shares: readonly Share[], pool: number, seed: number): Sequence[][] {
  const sorted = shares.map(({ source, rows }) => {
    const first = pool * POOL * rows;
    const sequences = Array.from({ length: POOL * rows }, (_, i) => source(first + i));
    return { rows, sequences: sequences.sort((a, b) => a.tokens.length - b.tokens.length) };
  });
  const filled = Array.from({ length: POOL }, (_, i) => {
    return sorted.flatMap(({ rows, sequences }) => sequences.slice(i * rows, (i + 1) * rows));
  });
  return stream(seed, "batches", pool).shuffle(filled);
}

/** The rows of a data set again and again, each time in another order. */
export function epochs(rows: readonly Sequence[], seed: number): Source {
  let held: { readonly epoch: number; readonly order: readonly Sequence[] } | undefined;
  return (position) => {
    const epoch = Math.floor(position / rows.length);
    if (held?.epoch !== epoch) held = { epoch, order: stream(seed, "epoch", epoch).shuffle(rows) };
    return held.order[position % rows.length]!;
  };
}
