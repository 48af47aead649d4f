import { type Matrix, ZERO_SHOT } from "#eval/matrix";
import type { AnalysisKind, Contrast } from "#reports/analyses/analysis";
import type { Answered } from "#reports/analyses/evidence";
import { count, percent } from "#reports/format";
import { UserError } from "#src/errors";

/** Items shown of each pair of models. */
const SHOWN = 2;

/** Items that a model tuned on their own setting answers, and one tuned elsewhere does not (NLGift, Tables 10 and 11). */
export const contrasts: AnalysisKind = {
  summary: "items right in distribution and wrong outside, with both replies",
  runs: [1, 1],
  make([run]) {
    const { matrix, name } = run!;
    const replies = firstReplies(run!.replies());
    const pairs = pairsOf(matrix).map((pair) => lossOf(pair, replies));
    if (pairs.length === 0) {
      throw new UserError(
        `${name}: expected models tuned on a tested setting beside models tuned on others, got none; use a run of two settings or more`,
      );
    }
    const lost = pairs.reduce((sum, { items }) => sum + items.length, 0);
    const right = pairs.reduce((sum, pair) => sum + pair.right, 0);
    return {
      title: "Right in distribution, wrong outside",
      source: "NLGift, Tables 10 and 11",
      says: [
        `Of ${count(right, "answer")} that are right after tuning on the tested setting, ${lost} (${share(lost, right)}) are wrong after tuning on another.`,
        `Up to ${SHOWN} of each pair are shown, the first of the test file: examples, not a sample. Of several models of a row the first is looked at.`,
      ],
      table: {
        head: ["tuned on → tested on", "right in distribution", "lost outside", "share"],
        rows: pairs.map((pair) => [
          pair.place,
          String(pair.right),
          String(pair.items.length),
          share(pair.items.length, pair.right),
        ]),
      },
      contrasts: pairs.flatMap(({ items }) => items.slice(0, SHOWN)),
    };
  },
};

/** Two models of one strategy on one column: that tuned on it, and another. */
interface Pair {
  readonly own: string;
  readonly other: string;
  readonly column: string;
}

function pairsOf({ arms, columns }: Matrix): Pair[] {
  return columns.flatMap((column) =>
    arms
      .filter(({ row, setting }) => row !== ZERO_SHOT && setting !== column)
      .flatMap(({ row: other, strategy }) => {
        const own = arms.find((arm) => arm.setting === column && arm.strategy === strategy);
        return own ? [{ own: own.row, other, column }] : [];
      }),
  );
}

function lossOf({ own, other, column }: Pair, replies: Replies) {
  const [inside, outside] = [own, other].map((row) => replies.get(placeOf(row, column)));
  const place = `${other} → ${column}`;
  const right = [...(inside?.values() ?? [])].filter(({ outcome }) => outcome === "correct");
  const items = right.flatMap((one): Contrast[] => {
    const wrong = outside?.get(one.question.id);
    if (!wrong || wrong.outcome === "correct") return [];
    return [
      {
        place,
        prompt: one.question.prompt,
        right: { who: `tuned on ${own}: right`, reply: one.reply },
        wrong: { who: `tuned on ${other}: ${wrong.outcome}`, reply: wrong.reply },
      },
    ];
  });
  return { place, right: right.length, items };
}

/** By cell and question. */
type Replies = ReadonlyMap<string, ReadonlyMap<string, Answered>>;

const placeOf = (row: string, column: string) => JSON.stringify([row, column]);

/** Of several models of a row the first. */
function firstReplies(all: Iterable<Answered>): Replies {
  const cells = new Map<string, Map<string, Answered>>();
  for (const one of all) {
    const place = placeOf(one.row, one.column);
    const cell = cells.get(place) ?? new Map<string, Answered>();
    cells.set(place, cell);
    if (!cell.has(one.question.id)) cell.set(one.question.id, one);
  }
  return cells;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : percent(part / whole);
}
