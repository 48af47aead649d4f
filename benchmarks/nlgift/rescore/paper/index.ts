import type { Cell } from "#benchmarks/nlgift/release/index";
import { byReading } from "#benchmarks/nlgift/rescore/by-reading";
import type { Judge } from "#benchmarks/nlgift/rescore/judgement";
import { announcedOrder } from "#benchmarks/nlgift/rescore/paper/announced-order";
import { exactFloats } from "#benchmarks/nlgift/rescore/paper/exact-floats";
import { goldWord } from "#benchmarks/nlgift/rescore/paper/gold-word";
import { listedPath } from "#benchmarks/nlgift/rescore/paper/listed-path";
import { releasedFlow } from "#benchmarks/nlgift/rescore/paper/released-flow";
import type { PaperRule } from "#benchmarks/nlgift/rescore/paper/rule";

/** The rules by which the paper's scoring differs from reading the answer, by name. */
export const paperRules = {
  "gold-word": goldWord,
  "released-flow": releasedFlow,
  "listed-path": listedPath,
  "exact-floats": exactFloats,
  "announced-order": announcedOrder,
} as const satisfies Record<string, PaperRule>;

/** Which rule holds in a cell; undefined: the answer is read, and any right one is right. */
export function ruleOf({
  table,
  task,
  test,
}: Pick<Cell, "table" | "task" | "test">): keyof typeof paperRules | undefined {
  if (task === "connectivity") return "gold-word";
  if (task === "flow") return "released-flow";
  if (task === "topology" && table === 4) return "announced-order";
  if (task !== "shortest_path" || (table !== 2 && table !== 3)) return undefined;
  return test === "float" ? "exact-floats" : "listed-path";
}

const plainly = byReading("strict");

/** Scores a reply as the authors seem to have. */
export const asPublished: Judge = (row) => {
  const rule = row.cell && ruleOf(row.cell);
  return rule && "graph" in row.asked ? paperRules[rule](row.asked, row.response) : plainly(row);
};
