import { partsIn, type Results } from "#benchmarks/invariance/report/results";
import type { Titles } from "#benchmarks/invariance/report/titles";
import { datasetWords } from "#benchmarks/invariance/report/words";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { list, thousands } from "#reports/format";
import { facts } from "#reports/page/facts";

/** The head of the page: what it is of, and how much of it. */
export function header({ title, subtitle }: Titles, results: Results): string {
  const parts = partsIn(results);
  const sum = (field: "n" | "n_cut_off") => results.cutOffs.reduce((total, row) => total + row[field], 0);
  const arms = new Set(results.cutOffs.map(({ mode, library }) => `${mode} ${library}`)).size;
  const kept = [...new Set(results.programs.map(({ isolation }) => isolation))].sort();
  const isWeak = kept.includes("seccomp");
  return element(
    "header",
    {},
    element("p", { class: "eyebrow" }, "<b>graphshift</b> · serialization invariance"),
    element("h1", {}, escapeText(title)),
    element("p", { class: "subtitle" }, escapeText(subtitle)),
    facts([
      { label: "models", value: `${new Set(parts.map(({ model }) => model)).size}` },
      { label: "graphs", value: list([...new Set(parts.map(({ dataset }) => datasetWords(dataset)))]) },
      { label: "arms", value: `${arms}` },
      { label: "rows", value: thousands(sum("n")) },
      { label: "cut off, set apart", value: thousands(sum("n_cut_off")) },
      { label: "programs kept in by", value: list(kept) || "–", ...(isWeak && { tone: "bad" as const }) },
    ]),
  );
}
