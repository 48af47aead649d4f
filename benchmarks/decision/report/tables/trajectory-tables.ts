import { plain, type Table } from "#benchmarks/decision/report/tables/table";
import { bounds, gapWords, signed } from "#benchmarks/decision/report/tables/words";
import type { ComparedGaps } from "#benchmarks/decision/rq3/scores/compare-gaps";
import type { TrajectoryRow } from "#benchmarks/decision/rq3/scores/row";
import { probability } from "#reports/format";

/** Tasks of part 3 in words, and in what their gaps are. */
export const TASKS: Readonly<
  Record<string, { readonly title: string; readonly unit: string; readonly digits: number }>
> = {
  tsp: { title: "Round trips", unit: "percent above the shortest", digits: 2 },
  maxcut: { title: "Signed cuts", unit: "percent below the best", digits: 2 },
  lt: { title: "Influence from two nodes", unit: "percent below the best pair", digits: 2 },
  modularity: { title: "Two communities", unit: "modularity below the best", digits: 4 },
};

const MODES = { direct: "direct", proposals: "proposals", whole: "whole" } as const;

/** The rows of one task, controls and all. */
export function trajectoryTable(task: string, rows: readonly TrajectoryRow[]): Table {
  const { title, unit, digits } = TASKS[task]!;
  const own = rows.filter((row) => row.task === task);
  return {
    caption: `${title}: mean gap in ${unit}, over instances all of whose repeats were completed, with Student's 95 % interval over them. U: no trajectory is supported.`,
    head: ["configuration", "mode", "gap", "done", "of", "forced", "asked", "pool", "legal", "calls", "no call"],
    rows: own.map((row) => ({
      name: row.configuration,
      isFloor: row.mode === "whole",
      cells: [
        plain(MODES[row.mode]),
        gapCell(row, digits),
        ...[row.completed, row.all, row.forced, row.asked].map((n) => plain(String(n))),
        plain(row.pool?.toFixed(1) ?? "–"),
        plain(row.legal?.toFixed(1) ?? "–"),
        plain(row.calls === undefined ? "unknown" : String(row.calls)),
        plain(String(row.uncalled)),
      ],
    })),
  };
}

function gapCell({ gap, interval, isUnsupported }: TrajectoryRow, digits: number) {
  if (isUnsupported) return plain("U");
  if (gap === undefined) return plain("–");
  const ends = interval?.map((end) => gapWords(end, digits)).join(", ");
  return { words: gapWords(gap, digits), ...(ends && { note: `[${ends}]` }) };
}

/** The paired contrasts, on the instances that both sides completed. */
export function trajectoryContrastTable(compared: readonly ComparedGaps[]): Table {
  return {
    caption:
      "Paired differences of gaps, on jointly completed instances alone: negative where the first is nearer to its references. Student's 95 % intervals; sign-flip p, after Holm over those of the task.",
    head: ["contrast", "joint", "first", "second", "difference", "p"],
    rows: compared.map(({ contrast, joint, first, second, difference, interval, p }) => {
      const { digits } = TASKS[contrast.task]!;
      return {
        name: contrast.name,
        cells: [
          plain(String(joint.length)),
          plain(first === undefined ? "–" : gapWords(first, digits)),
          plain(second === undefined ? "–" : gapWords(second, digits)),
          {
            words: difference === undefined ? "–" : signed(difference, digits),
            ...(interval && { note: bounds(interval, digits) }),
          },
          plain(probability(p.holm)),
        ],
      };
    }),
  };
}
