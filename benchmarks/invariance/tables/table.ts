import type { Study } from "#benchmarks/invariance/tables/study";

/** What stands in a column: `share` and `flag` are written as Python writes floats and truth values. */
export type Kind = "text" | "count" | "share" | "flag";

/** `count?`: the column may be missing in a file that is read. */
export type Format = Kind | `${Kind}?`;

/** A table of the audit. */
export interface Table<Row> {
  readonly title: string;
  /** Where it is defined. */
  readonly source: string;
  /** In the published order; columns of our own come last. */
  readonly columns: { readonly [Column in keyof Row]-?: undefined extends Row[Column] ? `${Kind}?` : Kind };
  /** In the order of their keys, whatever the order of the scored rows; none where its experiment was not made. */
  rows(study: Study): readonly Row[];
}

/** A table of whatever rows. */
export interface AnyTable {
  readonly title: string;
  readonly source: string;
  readonly columns: Readonly<Record<string, Format>>;
  rows(study: Study): readonly object[];
}

/** Where the tables that the published audit has are described. */
export const AUDIT = "the serialization-invariance audit of LLM graph code generation, its published tables";
