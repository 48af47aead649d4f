import { join } from "node:path";
import type { Leaderboard } from "#eval/leaderboard";
import { leaderboardToCsv } from "#eval/leaderboard-table";
import type { AskOrder } from "#src/commands/ask/order";
import type { Scored } from "#src/commands/ask/put-all";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { formatLines, writeWhole } from "#src/jsonl";

/** Writes `scores.jsonl`, `leaderboard.json` and `leaderboard.csv`. */
export function writeBoard(
  { out, columns, manifest, models, how, limit }: AskOrder,
  all: readonly Scored[],
): Leaderboard {
  const scores = formatLines(all.flatMap((one) => one.scores));
  const board: Leaderboard = {
    schema: 1,
    columns: columns.map(({ name, task, test, problems }) => {
      const { setting, rows, baselines = {} } = test;
      return { name, task, setting, items: problems.length, rows, baselines };
    }),
    entries: all.map(({ entry }) => entry),
    ...(models.length > 0 && { how: { ...how, ...(limit !== undefined && { limit }) } }),
    made: { manifest, scores: sha256(scores) },
  };
  writeWhole(join(out, "scores.jsonl"), scores);
  writeWhole(join(out, "leaderboard.json"), `${canonical(board)}\n`);
  writeWhole(join(out, "leaderboard.csv"), leaderboardToCsv(board));
  return board;
}
