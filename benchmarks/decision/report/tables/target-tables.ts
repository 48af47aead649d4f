import { type Cell, plain, type Table } from "#benchmarks/decision/report/tables/table";
import { bounds, shareCell, signed } from "#benchmarks/decision/report/tables/words";
import { conditions } from "#benchmarks/decision/rq2/request/conditions";
import type { SetResults } from "#benchmarks/decision/runs/rq2/results";
import { probability } from "#reports/format";
import { names } from "#src/pick";

const shown = names(conditions);

/** The scores of each configuration under each condition. */
export function targetTable({ name, kind, scored }: SetResults): Table {
  const measure = kind === "classification" ? "Accuracy" : "Hit@1";
  return {
    caption: `${name}, ${kind}: ${measure} by condition, with Wilson's 95 % intervals${kind === "classification" ? "; F1: macro-F1 under TG, over all classes" : ""}.`,
    head: ["configuration", ...shown, ...(kind === "classification" ? ["F1"] : [])],
    rows: scored.map(({ label, conditions: own }) => ({
      name: label,
      cells: [
        ...shown.map((condition) => shareCell(own[condition].accuracy, own[condition].interval)),
        ...(kind === "classification" ? [shareCell(own.TG.macroF1)] : []),
      ],
    })),
  };
}

/** The contrasts of conditions of each configuration. */
export function targetContrastTable({ name, kind, scored }: SetResults): Table {
  const [first] = scored;
  const heads = first?.contrasts.map((one) => `${one.first} − ${one.second}`) ?? [];
  return {
    caption: `${name}, ${kind}: paired differences in points with the benchmark's bootstrap intervals, which are pointwise and take no account of there being four; p is McNemar's, after Holm over the four of a configuration.`,
    head: ["configuration", ...heads.flatMap((head) => [head, "p"])],
    rows: scored.map(({ label, contrasts }) => ({
      name: label,
      cells: contrasts.flatMap(({ difference }): Cell[] =>
        difference
          ? [
              { words: signed(difference.points, 1), note: bounds(difference.bootstrap, 1) },
              plain(probability(difference.holm)),
            ]
          : [plain("U"), plain("–")],
      ),
    })),
  };
}
