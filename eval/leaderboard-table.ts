import { from } from "arquero";
import type { Leaderboard } from "#eval/leaderboard";

const digits = (value: number | undefined) => value?.toFixed(6) ?? "";

/** `leaderboard.csv`: one line an entry and test file, then one for each baseline of the file; what is undefined is empty. */
export function leaderboardToCsv({ columns, entries }: Leaderboard): string {
  const rows = columns.flatMap(({ name, task, setting, baselines }) => {
    const file = { task, setting };
    const own = entries.flatMap((entry) =>
      entry.cells
        .filter(({ column }) => column === name)
        .map(({ right, of, accuracy, interval: [low, high], unparsed }) => ({
          ...file,
          name: entry.name,
          kind: "model" in entry.origin ? "asked" : "elsewhere",
          right,
          of,
          accuracy: digits(accuracy),
          low: digits(low),
          high: digits(high),
          unread: digits(unparsed),
        })),
    );
    const empty = { kind: "baseline", right: "", of: "", low: "", high: "", unread: "" };
    const rules = Object.entries(baselines).map(([rule, score]) => ({
      ...file,
      name: rule,
      ...empty,
      accuracy: digits(score),
    }));
    return [...own, ...rules];
  });
  return from(rows)
    .select("task", "setting", "name", "kind", "right", "of", "accuracy", "low", "high", "unread")
    .toCSV();
}
