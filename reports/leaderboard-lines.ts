import { type BoardCell, type BoardColumn, type Entry, type Leaderboard, meanAccuracy } from "#eval/leaderboard";
import { count, interval, percent, rate } from "#reports/format";

/** "[.10–.16]   2.0% unread" */
const SURE = 23;

/** One line of a file's table: an entry, or what answering without reading scores. */
interface Line {
  readonly score: number;
  /** undefined: a baseline */
  readonly cell?: BoardCell;
  readonly name: string;
}

/**
 * A leaderboard as lines of text: of each test file, entries and baselines by accuracy; then the entries by their mean
 * over all files; then where the replies came from.
 */
export function leaderboardLines(board: Leaderboard): string[] {
  const { columns, entries } = board;
  const lines = columns.flatMap((column) => [...fileLines(column, entries), ""]);
  const mean = columns.length > 1 ? [...meanLines(columns, entries), ""] : [];
  return [...lines, ...mean, ...entries.flatMap(originLines)];
}

function fileLines({ name, task, items, rows, baselines }: BoardColumn, entries: readonly Entry[]): string[] {
  const own = entries.flatMap((entry): Line[] => {
    const cell = entry.cells.find(({ column }) => column === name);
    return cell && cell.of > 0 ? [{ score: cell.accuracy, cell, name: entry.name }] : [];
  });
  const rules = shownBaselines(baselines).map(([rule, score]): Line => ({ score, name: rule }));
  const of = items < rows ? `${items} of ${count(rows, "item")}` : count(items, "item");
  const title = name.startsWith(`${task}/`) || name === task ? name : `${task} ${name}`;
  return [
    `${title}, ${of}`,
    ...[...own, ...rules].sort((a, b) => b.score - a.score).map((line) => lineOf(line, items)),
  ];
}

/** The most frequent answer, and the best of the other rules. */
function shownBaselines(baselines: BoardColumn["baselines"]): [name: string, score: number][] {
  const rules = Object.entries(baselines).filter(([name]) => name !== "majority");
  const [best] = rules.sort(([, a], [, b]) => b - a);
  const majority = baselines.majority;
  return [
    ...(majority === undefined ? [] : [["– the most frequent answer", majority] as [string, number]]),
    ...(best ? [[`– ${best[0]}`, best[1]] as [string, number]] : []),
  ];
}

function lineOf({ score, cell, name }: Line, items: number): string {
  const sure = cell ? `${interval(cell.interval)} ${percent(cell.unparsed, 1).padStart(6)} unread` : "";
  const replies = cell ? Math.max(1, Math.round(cell.of / Math.max(1, items))) : 0;
  const short = cell && cell.of < items * replies ? ` (of ${cell.of})` : "";
  return `  ${rate(score).padStart(5)} ${sure.padEnd(SURE)}  ${name}${short}`;
}

function meanLines(columns: readonly BoardColumn[], entries: readonly Entry[]): string[] {
  const means = entries.flatMap((entry) => {
    const mean = meanAccuracy(entry);
    return mean === undefined ? [] : [{ name: entry.name, mean }];
  });
  return [
    `mean of ${columns.length} files`,
    ...means
      .sort((a, b) => b.mean - a.mean)
      .map(({ name, mean }) => `  ${rate(mean).padStart(5)} ${"".padEnd(SURE)}  ${name}`),
  ];
}

/** Where an entry's replies came from, and which of them count. */
export function originLines({ name, origin }: Entry): string[] {
  if ("model" in origin) return [`${name}: ${origin.asked} asked, ${origin.fromRecord} from record`];
  const parts = [
    [origin.missing, "items without a reply, which do not count"],
    [origin.unmatched, "replies to none of the items"],
    [origin.doubled, "further replies to the same items, left out"],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, what]) => `  ${what}: ${number}`);
  return [`${name}: made elsewhere, read and verified here`, ...told];
}
