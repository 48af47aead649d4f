import type { Facets } from "#generators/problem";
import type { RealWorldAnswers, RealWorldItem, RealWorldKind } from "#generators/real-world/item";
import type { SourceRow } from "#generators/real-world/read-rows";
import type { Rng } from "#src/rng";

/** A source item in words, before the sentence that asks for a format. */
export interface Posed<Kind extends RealWorldKind = RealWorldKind>
  extends Pick<RealWorldItem<Kind>, "choices" | "constraints"> {
  readonly question: string;
  readonly answer: RealWorldAnswers[Kind];
}

/** An item of a set's files, read and checked. */
export interface SourceItem<Kind extends RealWorldKind = RealWorldKind> {
  readonly kind: Kind;
  /** Its own words, which make it the item it is, each of which stands in the question. */
  readonly texts: readonly string[];
  readonly facets: Facets;
  /** Puts it into words; what may stand in any order does so by the stream. */
  pose(rng: Rng): Posed<Kind>;
}

/** A data set that people wrote. */
export interface RealWorldSet<Kind extends RealWorldKind = RealWorldKind> {
  readonly title: string;
  readonly kind: Kind;
  /** What its public files are called, in lower case; all of them that are there are read. */
  readonly files: readonly string[];
  /** Where they come from. */
  readonly home: string;
  /**
   * The items of its public files; those that no question can be made of are left out.
   *
   * @throws UserError in one line naming file, line and field of a damaged row
   */
  read(rows: readonly SourceRow[]): SourceItem<Kind>[];
  /** Forty items of our own writing, in the set's manner, for trials without the files. */
  samples(): SourceItem<Kind>[];
}
