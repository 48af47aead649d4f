/** What a value is held against. */
export interface Reference {
  /**
   * `published`: a published optimum. `exhaustive`: the best of all. `certified`: proved by a solver. `best-known`: the
   * best that was published, maybe not the optimum. `bounded`: the best that was found; the optimum is not beyond `bound`.
   */
  readonly kind: "published" | "exhaustive" | "certified" | "best-known" | "bounded";
  readonly value: number;
  /** What no solution can be beyond; undefined where it is not known, and where the value is the optimum. */
  readonly bound?: number;
  /** Actions that reach the value, forced ones included; undefined where none are at hand. */
  readonly actions?: readonly number[];
}

/** Whether nothing can be better than the reference: then a better value is an error, not a record. */
export function isOptimal({ kind }: Reference): boolean {
  return kind !== "best-known" && kind !== "bounded";
}
