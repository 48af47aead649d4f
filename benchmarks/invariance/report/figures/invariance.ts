import { barRows } from "#benchmarks/invariance/report/figures/bar-rows";
import type { FigureKind } from "#benchmarks/invariance/report/figures/figure";
import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { inArmOrder } from "#benchmarks/invariance/report/in-arm-order";
import { armWords } from "#benchmarks/invariance/report/words";
import type { InvarianceBar } from "#benchmarks/invariance/tables/figures/invariance-bars";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { CHANGED_AXES } from "#benchmarks/invariance/tables/units/forms";
import { armKey } from "#benchmarks/invariance/tables/units/keys";
import { footnote } from "#reports/analyses/chart/footnote";
import { sheet } from "#reports/analyses/chart/sheet";
import { percent } from "#reports/format";

export const invariance: FigureKind = {
  summary: "identical answers by arm and axis, and what the same prompt asked again reaches",
  draw({ bars }, layout) {
    if (bars.length === 0) return undefined;
    const arms = inArmOrder(cells(bars.filter(reaches), armKey).map(({ key, items }) => ({ ...key, items })));
    const nameOf = rowNames(arms, armWords);
    const groups = arms.map((arm) => ({
      name: nameOf(arm),
      bars: CHANGED_AXES.map((axis) => arm.items.find((bar) => bar.axis === axis)),
    }));
    return sheet(finding(bars), layout.width, [
      ...barRows(groups, CHANGED_AXES, layout),
      footnote(
        "I: instances whose forms all have one answer, right or wrong, unread ones never; means over tasks. Line: the same prompt asked again, by the same rule on sampled instances; it is what chance alone changes, and is not to be subtracted. Axes have different numbers of forms, so they are not compared. Structure and syntax do not reach given graphs.",
        layout.width,
      ),
    ]);
  },
};

/** Whether an axis changes what a program or a reader of the arm gets. */
function reaches({ mode, axis }: InvarianceBar): boolean {
  return mode !== "graph_as_code" || axis === "relabel" || axis === "order";
}

function finding(bars: readonly InvarianceBar[]): string {
  const meanOf = (mode: string) => {
    const own = bars.filter((bar) => bar.mode === mode && (bar.axis === "relabel" || bar.axis === "order"));
    return own.length === 0 ? undefined : own.reduce((sum, { identical }) => sum + identical, 0) / own.length;
  };
  const said = [
    ["in text", meanOf("direct")],
    ["over copied graphs", meanOf("code")],
    ["over given graphs", meanOf("graph_as_code")],
  ] as const;
  const words = said.flatMap(([what, share]) => (share === undefined ? [] : [`${percent(share)} ${what}`]));
  return `Identical answers over relabelled and reordered forms: ${words.join(", ")}`;
}
