import { stream } from "#src/rng";
import { type Example, tokensIn } from "#training/local/example";
import type { Sequence } from "#training/local/sequence";

/** Examples by position, without end: a run that is taken up again reads on from where it stopped. */
export type Source<Kind = Sequence> = (position: number) => Kind;

/** A source and how many of a batch's examples come from it. */
export interface Share<Kind = Sequence> {
  readonly source: Source<Kind>;
  readonly rows: number;
}

/** Batches whose examples are of like length: so many are filled together, sorted by length, and handed out in random order. */
const POOL = 24;

/** The batches of a run, by step. Any step can be asked for; those of one pool are made together. */
export function batches<Kind extends Example>(
  shares: readonly Share<Kind>[],
  seed: number,
): (step: number) => readonly Kind[] {
  let held: { readonly pool: number; readonly batches: readonly (readonly Kind[])[] } | undefined;
  return (step) => {
    const pool = Math.floor(step / POOL);
    if (held?.pool !== pool) held = { pool, batches: fill(shares, pool, seed) };
    return held.batches[step % POOL]!;
  };
}

function fill<Kind extends Example>(shares: readonly Share<Kind>[], pool: number, seed: number): Kind[][] {
  const sorted = shares.map(({ source, rows }) => {
    const first = pool * POOL * rows;
    const examples = Array.from({ length: POOL * rows }, (_, i) => source(first + i));
    return { rows, examples: examples.sort((a, b) => tokensIn(a) - tokensIn(b)) };
  });
  const filled = Array.from({ length: POOL }, (_, i) => {
    return sorted.flatMap(({ rows, examples }) => examples.slice(i * rows, (i + 1) * rows));
  });
  return stream(seed, "batches", pool).shuffle(filled);
}

/** The examples of a data set again and again, each time in another order. */
export function epochs<Kind>(examples: readonly Kind[], seed: number): Source<Kind> {
  let held: { readonly epoch: number; readonly order: readonly Kind[] } | undefined;
  return (position) => {
    const epoch = Math.floor(position / examples.length);
    if (held?.epoch !== epoch) held = { epoch, order: stream(seed, "epoch", epoch).shuffle(examples) };
    return held.order[position % examples.length]!;
  };
}
