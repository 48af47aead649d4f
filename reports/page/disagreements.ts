import type { Matrix } from "#eval/matrix";
import { offDiagonal } from "#reports/cells";
import { type Claim, claims, SIGNS } from "#reports/claim";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { probability } from "#reports/format";

const WORDS: Readonly<Record<Claim, string>> = { gain: "gain", none: "neither", loss: "loss" };

/** The pairs of which the two tests say different things; undefined where there is none. */
export function disagreements(matrix: Matrix): string | undefined {
  const rows = offDiagonal(matrix).flatMap((cell) => {
    const said = claims(cell, matrix.alpha);
    if (!said || said.z === said.mcnemar) return [];
    const verdict = (claim: Claim, p: number | undefined) =>
      element("td", {}, `${SIGNS[claim]} ${WORDS[claim]} <small>p ${escapeText(probability(p))}</small>`);
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, escapeText(`${cell.row} → ${cell.column}`)),
      verdict(said.z, cell.transfer?.p),
      verdict(said.mcnemar, cell.transfer?.mcnemar.p),
    );
  });
  if (rows.length === 0) return undefined;
  const head = ["pair", "paper’s z", "McNemar, paired"].map((words) => element("th", { scope: "col" }, words));
  return element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
}
