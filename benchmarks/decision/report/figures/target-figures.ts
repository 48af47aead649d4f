import { type Figure, figure } from "#benchmarks/decision/report/figures/figure";
import { forest } from "#benchmarks/decision/report/figures/forest";
import { linear } from "#benchmarks/decision/report/figures/scale";
import { signed } from "#benchmarks/decision/report/tables/words";
import { conditions } from "#benchmarks/decision/rq2/request/conditions";
import type { SetResults } from "#benchmarks/decision/runs/index";
import { percent, rate } from "#reports/format";
import { names } from "#src/pick";

/** Accuracy under each condition, configuration by configuration. */
export function conditionFigure({ name, kind, classes, scored, targets }: SetResults): Figure {
  const scale = linear([0, 1]);
  const panels = names(conditions).map((condition) => ({
    name: `${condition}: ${SHOWN[condition]}`,
    rows: scored.map(({ label, conditions: own }) => {
      const { accuracy, interval } = own[condition];
      if (accuracy === undefined) return { name: label, words: "U" };
      return { name: label, value: accuracy, ...(interval && { interval }), words: rate(accuracy) };
    }),
    scale,
    write: percent,
  }));
  const what = kind === "classification" ? `accuracy over ${classes} classes` : "Hit@1 among the candidates";
  const title = `${name}, ${kind} of ${targets} targets: ${what}`;
  const words = "Wilson's 95 % intervals. Conditions differ in what they leave out and in nothing else.";
  return figure((layout) => forest({ title, panels, words, isPaired: true }, layout));
}

const SHOWN: Readonly<Record<keyof typeof conditions, string>> = {
  A: "anchors' labels, or candidates' names, alone",
  T: "with texts",
  G: "with links",
  TG: "with texts, context and links",
  BAG: "with texts and context, without links",
};

/** What links and texts add. */
export function targetContrastFigure({ name, kind, scored }: SetResults): Figure | undefined {
  const all = scored.flatMap(({ contrasts }) =>
    contrasts.flatMap(({ difference }) => (difference ? [difference] : [])),
  );
  if (all.length === 0) return undefined;
  const scale = linear(all.flatMap(({ points, bootstrap }) => [points, ...bootstrap]));
  const panels = scored[0]!.contrasts.map(({ first, second }, i) => ({
    name: `${first} − ${second}: what ${ADDED[`${first}-${second}`]}`,
    rows: scored.map(({ label, contrasts }) => {
      const { difference } = contrasts[i]!;
      if (!difference) return { name: label, words: "U" };
      const { points, bootstrap } = difference;
      return { name: label, value: points, interval: bootstrap, words: signed(points, 1) };
    }),
    scale,
    write: (value: number) => signed(value, 0),
  }));
  const words = "Points on the same targets; the benchmark's bootstrap intervals are pointwise, without correction.";
  return figure((layout) =>
    forest({ title: `${name}, ${kind}: what links and texts add`, panels, words, isPaired: true }, layout),
  );
}

const ADDED: Readonly<Record<string, string>> = {
  "TG-BAG": "links add to texts",
  "G-A": "links add to labels and names",
  "TG-T": "links and context add to texts",
  "TG-G": "texts and context add to links",
};
