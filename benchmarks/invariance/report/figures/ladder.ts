import type { FigureKind } from "#benchmarks/invariance/report/figures/figure";
import { classPaints } from "#benchmarks/invariance/report/figures/paints";
import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { partKey, type Stack, stackedRows } from "#benchmarks/invariance/report/figures/stacked-rows";
import { classWords, libraryWords } from "#benchmarks/invariance/report/words";
import type { LadderStack } from "#benchmarks/invariance/tables/figures/ladder-stacks";
import type { Rung } from "#benchmarks/invariance/tables/kinds/ladder";
import { footnote } from "#reports/analyses/chart/footnote";
import { sheet } from "#reports/analyses/chart/sheet";
import { percent } from "#reports/format";
import { names } from "#src/pick";

const PARTS = names(classWords).map((name) => ({ name, words: classWords[name], ...classPaints[name] }));

const RUNG_WORDS: Readonly<Record<Rung, string>> = {
  prose: "prose",
  plain: "plain lists",
  json: "JSON",
  networkx_code: "networkx code",
  injected: "given",
};

export const ladder: FigureKind = {
  summary: "the same graph told ever closer to code, by class",
  draw({ ladder: rungs }, layout) {
    if (rungs.length === 0) return undefined;
    const nameOf = rowNames(rungs, ({ library, rung }) => `${libraryWords(library)}, ${RUNG_WORDS[rung]}`);
    const stacks = rungs.map((row): Stack<keyof typeof classWords> => {
      const shares = Object.fromEntries(row.parts.map(({ name, share }) => [name, share]));
      return { name: nameOf(row), shares: shares as Record<keyof typeof classWords, number>, n: row.n };
    });
    return sheet(finding(rungs, nameOf), layout.width, [
      partKey(PARTS, layout.width),
      stackedRows(stacks, PARTS, layout),
      footnote(
        "Programs over canonical forms by class, the first that applies; their number at the right. Never read across libraries: an import can be forgotten in one alone, and a graph is built wrongly only where it is built. Written down: the answer stands in the program, right or not.",
        layout.width,
      ),
    ]);
  },
};

function finding(rungs: readonly LadderStack[], nameOf: (row: LadderStack) => string): string {
  const ok = ({ parts }: LadderStack) => parts.find(({ name }) => name === "ok")!.share;
  const most = rungs.reduce((best, row) => (ok(row) > ok(best) ? row : best));
  const least = rungs.reduce((worst, row) => (ok(row) < ok(worst) ? row : worst));
  return `Right most often: ${nameOf(most)} (${percent(ok(most))}); least: ${nameOf(least)} (${percent(ok(least))})`;
}
