import type { Arm } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score } from "#eval/scores";
import type { Outcome } from "#eval/verdict";
import { drawInstance } from "#generators/draw";
import type { Problem } from "#generators/problem";
import { render } from "#generators/render";
import type { Answered, Evidence } from "#reports/analyses/index";
import { stream } from "#src/rng";

/** What a model of a row said to the i-th item of a column. */
export type Say = (
  row: string,
  column: string,
  i: number,
  seed: number | undefined,
) => { readonly reply?: string; readonly outcome: Outcome };

interface Make {
  readonly arms: readonly Arm[];
  readonly columns: readonly string[];
  readonly say: Say;
  readonly pattern?: string;
  readonly items?: number;
  readonly related?: Evidence["related"];
  readonly examples?: number;
  readonly setup?: Evidence["setup"];
  readonly manifest?: string;
  readonly name?: string;
}

/** The i-th problem of a column; the same at every call. */
function problem(column: string, i: number): Problem {
  const rng = stream(5, column, i);
  const instance = drawInstance({ task: "shortest-path", family: "er", numbers: "int-small", size: [12, 14] }, rng);
  return render(instance, { encoding: "incident", format: "line", reasoning: "steps" }, rng);
}

/** A finished run of our own making. */
export function evidence({
  arms,
  columns,
  say,
  items = 20,
  pattern = "semantic",
  related = {},
  examples = 0,
  setup = {},
  manifest = "5eed",
  name = "made",
}: Make): Evidence {
  const models = arms.flatMap(({ row, seeds }) =>
    (seeds.length > 0 ? seeds : [undefined]).map((seed) => ({ row, seed })),
  );
  const answered = models.flatMap(({ row, seed }) =>
    columns.flatMap((column) =>
      Array.from({ length: items }, (_, i): Answered => {
        const { reply = "", outcome } = say(row, column, i, seed);
        return { row, column, seed, question: problem(column, i), reply, outcome };
      }),
    ),
  );
  const scores = answered.map(
    ({ row, column, seed, question, outcome }): Score => ({
      row,
      column,
      seed,
      problem: question.id,
      instance: question.instance,
      outcome,
      why: "",
    }),
  );
  const facts = {
    title: "Made",
    pattern,
    task: "shortest-path",
    arms,
    resamples: 200,
    made: { manifest, scores: "" },
  };
  return {
    name,
    matrix: scoreMatrix(cellsOf(scores), facts),
    ask: { examples, maxTokens: 50 },
    setup,
    related,
    replies: () => answered,
  };
}

export const zeroShot: Arm = { row: "zero-shot", strategy: "zero-shot", seeds: [] };

export function arm(setting: string, strategy = "cot", seeds: readonly number[] = [7]): Arm {
  return { row: strategy === "cot" ? setting : `${setting}+${strategy}`, setting, strategy, seeds };
}

/** Right for the first `right` items, then wrong. */
export function upTo(right: number, i: number): { readonly outcome: Outcome } {
  return { outcome: i < right ? "correct" : "wrong" };
}
