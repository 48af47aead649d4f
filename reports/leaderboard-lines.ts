import { type BoardCell, type BoardColumn, type Entry, type Leaderboard, meanAccuracy } from "#eval/leaderboard";
import { count, interval, percent, rate } from "#reports/format";

/** The widest that a name gets. */
const NAME = 48;

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
    return cell ? [{ score: cell.accuracy, cell, name: entry.name }] : [];
  });
  const rules = shownBaselines(baselines).map(([rule, score]): Line => ({ score, name: rule }));
  const sorted = [...own, ...rules].sort((a, b) => b.score - a.score);
  const of = items < rows ? `${items} of ${count(rows, "item")}` : count(items, "item");
  const title = name.startsWith(`${task}/`) || name === task ? name : `${task} ${name}`;
  return [`${title}, ${of}`, ...sorted.map((line) => lineOf(line, widthOf(sorted), items))];
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

function widthOf(lines: readonly Pick<Line, "name">[]): number {
  return Math.min(NAME, Math.max(...lines.map(({ name }) => name.length)));
}

function lineOf({ score, cell, name }: Line, width: number, items: number): string {
  const head = `  ${fitted(name, width)}  ${rate(score).padStart(5)}`;
  if (!cell) return head;
  const models = Math.max(1, Math.round(cell.of / Math.max(1, items)));
  const short = cell.of < items * models ? `, of ${cell.of}` : "";
  return `${head} ${interval(cell.interval)} ${percent(cell.unparsed, 1)} unread${short}`;
}

function fitted(name: string, width: number): string {
  const shown = name.length > width ? `${name.slice(0, width - 1)}…` : name;
  return shown.padEnd(width);
}

function meanLines(columns: readonly BoardColumn[], entries: readonly Entry[]): string[] {
  const sorted = entries
    .map((entry) => ({ name: entry.name, mean: meanAccuracy(entry) ?? 0 }))
    .sort((a, b) => b.mean - a.mean);
  const width = widthOf(sorted);
  return [
    `mean of ${columns.length} files`,
    ...sorted.map(({ name, mean }) => `  ${fitted(name, width)}  ${rate(mean).padStart(5)}`),
  ];
}

/** Where an entry's replies came from, and which of them count. */
export function originLines({ name, origin }: Entry): string[] {
  const who = fitted(name, Math.min(NAME, name.length));
  if ("model" in origin) return [`${who}: ${origin.asked} asked, ${origin.fromRecord} from record`];
  const parts = [
    [origin.missing, "items without a reply, which do not count"],
    [origin.unmatched, "replies to none of the items"],
    [origin.doubled, "further replies to the same items, left out"],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, what]) => `  ${what}: ${number}`);
  return [`${who}: made elsewhere, read and verified here`, ...told];
}
