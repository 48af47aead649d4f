import type { Calibration } from "#benchmarks/decision/calibration/calibration";
import type { RepeatScores } from "#benchmarks/decision/contract/repeats-of";
import { plain, type Table } from "#benchmarks/decision/report/tables/table";
import { shareCell } from "#benchmarks/decision/report/tables/words";
import { rate } from "#reports/format";

/** How sure a configuration is, and may be. */
interface Sureness {
  readonly label: string;
  readonly repeats?: RepeatScores;
  readonly calibration?: Calibration;
}

/** Repeats and calibration, of configurations that have some; undefined where none does. @param of what was asked */
export function sureTable(of: string, configurations: readonly Sureness[]): Table | undefined {
  const rows = configurations.filter(({ repeats, calibration }) => repeats || calibration);
  if (rows.length === 0) return undefined;
  return {
    caption: `${of}, over repeats: mean accuracy and how often all picked the same. Of probabilities: Brier score (0 … 2) and expected calibration error.`,
    head: ["configuration", "repeats", "mean", "agreement", "forecasts", "Brier", "calibration error"],
    rows: rows.map(({ label, repeats, calibration }) => ({
      name: label,
      cells: [
        plain(String(repeats?.accuracies.length ?? 1)),
        repeats ? shareCell(repeats.accuracy, repeats.interval) : plain("–"),
        plain(repeats ? rate(repeats.agreement) : "–"),
        plain(calibration ? String(calibration.of) : "–"),
        plain(calibration?.brier?.toFixed(3) ?? "–"),
        plain(calibration?.error?.toFixed(3) ?? "–"),
      ],
    })),
  };
}
