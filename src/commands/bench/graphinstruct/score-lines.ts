import { LEVELS } from "#benchmarks/graphinstruct/instructions/index";
import { rate } from "#reports/format";
import type { ScoredConfiguration, ScoredRun, Sums } from "#src/commands/bench/graphinstruct/score-run";

const LEGEND = "unread: no graph could be read, nor a due refusal; cut: stopped at the limit of its length.";

/** The scores as text: a table a mode, the anchors below. */
export function scoreLines(scored: readonly ScoredRun[]): string[] {
  return scored.flatMap(({ mode, configurations, anchors }) => {
    const best = configurations.toSorted((a, b) => b.total - a.total);
    const head = [mode, "total", ...LEVELS.map((level) => `L${level}`), "unread", "cut"];
    const rows = best.map((found) => [
      found.name,
      ...cells(found),
      share(found.unread, found.outputs),
      share(found.truncated, found.outputs),
    ]);
    const below = Object.entries(anchors).map(([name, found]) => [`anchor: ${name}`, ...cells(found), "", ""]);
    return [...columns([head, ...rows, ...below]), ...best.flatMap(caveats), LEGEND, ""];
  });
}

function cells({ total, levels }: Sums): string[] {
  return [total, ...LEVELS.map((level) => levels[level])].map((value) => (value === undefined ? "–" : rate(value, 3)));
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
}

/** Rows with their cells one below the other, the first column from the left. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join(" ")
      .trimEnd(),
  );
}

function caveats({ name, missing, undecided }: ScoredConfiguration): string[] {
  const told = [
    undecided > 0 && `${undecided} checks were not decided`,
    missing > 0 && `${missing} outputs are missing: ask again`,
  ].filter((one) => one !== false);
  return told.length === 0 ? [] : [`${name}: ${told.join("; ")}`];
}
