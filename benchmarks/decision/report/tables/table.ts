/** A cell of a table, as text; pages show more of it than terminals. */
export interface Cell {
  readonly words: string;
  /** Set small beside it on a page: an interval, a count. */
  readonly note?: string;
  /** 0 … 1: on a page the cell is filled by it. */
  readonly share?: number;
}

export interface Row {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** What the others are held against: set apart. */
  readonly isFloor?: boolean;
}

/** A table that terminals and pages show. */
export interface Table {
  readonly caption: string;
  /** What rows are, then a head for each cell. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/** A cell of words alone. */
export const plain = (words: string): Cell => ({ words });
