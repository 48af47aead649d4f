/** What of a preset a trainer goes without, in a line; none: nothing. */
export function presetNotes(trainer: string, leftOut: readonly string[]): string[] {
  return leftOut.length === 0 ? [] : [`left out of the preset, as ${trainer} cannot be told: ${leftOut.join(", ")}`];
}
