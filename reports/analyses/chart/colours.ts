/** Colours of series; they differ in lightness, so that they stay apart in grey, too. */
const SERIES = ["#0d4f68", "#d98a4b", "#8fb3a8", "#4a2a66", "#b9a132", "#56655f"] as const;

/** The colour of a series by its place; after the last they start over. */
export function seriesColour(index: number): string {
  return SERIES[index % SERIES.length]!;
}
