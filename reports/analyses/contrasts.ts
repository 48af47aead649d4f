import { ZERO_SHOT } from "#eval/matrix";
import type { AnalysisKind, Answered } from "#reports/analyses/analysis";
import { count } from "#reports/format";

/** Items shown of each pair of models. */
const SHOWN = 2;
/** Characters shown of a prompt or a reply. */
const MOST = 400;

/** Items that a model tuned on their own setting answers, and one tuned elsewhere does not (NLGift, Tables 10 and 11). */
export const contrasts: AnalysisKind = {
  summary: "items right in distribution and wrong outside, with both replies",
  runs: [1, 1],
  make([run]) {
    const { arms, columns } = run!.matrix;
    const replies = firstReplies(run!.replies());
    const found = columns.flatMap((column) =>
      arms
        .filter(({ row, setting }) => row !== ZERO_SHOT && setting !== column)
        .flatMap((arm) => {
          const own = arms.find(({ setting, strategy }) => setting === column && strategy === arm.strategy);
          return own ? [{ arm: arm.row, own: own.row, column, items: itemsOf(replies, own.row, arm.row, column) }] : [];
        }),
    );
    const all = found.reduce((sum, { items }) => sum + items.length, 0);
    return {
      title: "Right in distribution, wrong outside",
      source: "NLGift, Tables 10 and 11",
      says: [
        `${count(all, "answer")} ${all === 1 ? "is" : "are"} right after tuning on the tested setting and wrong after tuning on another; up to ${SHOWN} of each pair are shown.`,
      ],
      table: {
        head: ["tuned on → tested on", "lost items", "asked", "right reply", "wrong reply"],
        rows: found.flatMap(({ arm, column, items }) =>
          items
            .slice(0, SHOWN)
            .map(({ right, wrong }) => [
              `${arm} → ${column}`,
              String(items.length),
              excerpt(right.question.prompt),
              excerpt(right.reply),
              `${excerpt(wrong.reply)} (${wrong.outcome})`,
            ]),
        ),
      },
    };
  },
};

type Replies = ReadonlyMap<string, ReadonlyMap<string, Answered>>;

const placeOf = (row: string, column: string) => JSON.stringify([row, column]);

/** By cell and question; of several models of a row the first. */
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

function itemsOf(replies: Replies, own: string, arm: string, column: string) {
  const outside = replies.get(placeOf(arm, column));
  return [...(replies.get(placeOf(own, column))?.values() ?? [])].flatMap((right) => {
    const wrong = outside?.get(right.question.id);
    return right.outcome === "correct" && wrong && wrong.outcome !== "correct" ? [{ right, wrong }] : [];
  });
}

function excerpt(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
