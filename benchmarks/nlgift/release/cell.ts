/** The published cell that a response belongs to, in the logs' own names. */
export interface Cell {
  /** Tables 1 to 5 and 7 of the paper; `fig2` and `fig3` for what it shows as figures. */
  readonly table: number | string;
  readonly model: string;
  readonly task: string;
  /** `structural/size` and the like: the facet belongs to it. */
  readonly pattern: string;
  /** `zero-shot` for the model as it came. */
  readonly train: string;
  readonly test: string;
}
