import { studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { madeRows, readMade } from "#test/benchmarks/graphinstruct/analysis/made-run";

/** A model's name that means harm. */
export const EVIL = "<b>&'\"x";

/** Two models asked in all four ways and one in two, one of them refined with several limits; scores vary with all. */
export function madeStudy(shift = 0) {
  const score = (model: number, way: number) =>
    madeRows((level, i) => 0.45 + 0.1 * model + 0.02 * way - 0.03 * ((way * level) % 3) + 0.01 * i + shift, {
      d5_tokens_per_valid: 500 * (1 + way) * (1 + model),
    });
  const ways = ["zero-shot", "few-shot", "zero-cot", "few-cot"];
  const plain = [0, 1].flatMap((model) => ways.map((way, i) => [`m${model}-${way}`, score(model, i)] as const));
  const other = ways.slice(0, 2).map((way, i) => [`m2-${way}`, score(2, i)] as const);
  const refined = [1, 2, 5].map((rounds, i) => [`m0-vgig-T${rounds}`, score(0, i)] as const);
  const runs = readMade(Object.fromEntries([...plain, ...other, ...refined]));
  const named = runs.map((run) => (run.model === "m2" ? { ...run, model: EVIL } : run));
  return studyOf(named);
}
