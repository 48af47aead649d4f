import type { Counts } from "#benchmarks/graphinstruct/instructions/draw-instructions";

/** What generated instructions were drawn from: `manifest.json` beside them. */
export interface Manifest {
  readonly schema: 1;
  readonly seed: number;
  readonly counts: Counts;
  /** Of the package that wrote them. */
  readonly version: string;
  /** SHA-256 by file name. */
  readonly hashes: Readonly<Record<string, string>>;
}
