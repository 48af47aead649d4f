/** Cells that a note names one by one; more are counted. */
const TOLD = 4;

/** The first of many, and how many more there are. */
export function firstOf(told: readonly string[]): readonly string[] {
  return told.length > TOLD ? [...told.slice(0, TOLD), `${told.length - TOLD} more`] : told;
}
