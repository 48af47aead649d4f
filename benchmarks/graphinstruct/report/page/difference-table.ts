import { differences } from "#benchmarks/graphinstruct/scores/index";
import { escapeText } from "#reports/escape-text";
import { small, table } from "#reports/page/table";

const HEADS = ["what", "compat: as published", "sound", "why"];

/** What is scored otherwise in the two modes, and why. */
export function differenceTable(): string {
  const rows = Object.values(differences).map(({ what, compat, sound, why }) => ({
    head: what,
    cells: [escapeText(compat), escapeText(sound), small(why)],
  }));
  return table(HEADS, rows, "changes differences");
}
