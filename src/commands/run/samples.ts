import { responseKey } from "#eval/responses";
import type { Score } from "#eval/scores";
import { numbers } from "#generators/index";
import { isRealWorld, type Question } from "#generators/question";
import type { Sample } from "#reports/index";
import { puttingOf, requestOf } from "#src/commands/run/items";
import { readingOf } from "#src/commands/run/reading-of";
import type { Records } from "#src/commands/run/records";

/** Right and wrong answers shown of each cell, each. */
const SHOWN = 2;

/** The first right and the first wrong answers of each cell, of a row's first model. */
export function samplesOf(records: Records, scores: readonly Score[]): Sample[] {
  const { run, experiment, columns, answerers, responses } = records;
  const models = new Map(answerers.toReversed().map(({ row, model, seed }) => [row, { model, seed }]));
  const asked = new Map(
    columns.flatMap((column) => {
      const put = puttingOf(run.splits, column, experiment);
      return column.problems.map((problem) => [problem.id, { problem, put }] as const);
    }),
  );
  const shown = new Map<string, number>();
  return scores.flatMap((score): Sample[] => {
    const { model, seed } = models.get(score.row)!;
    const kind = JSON.stringify([score.row, score.column, score.outcome === "correct"]);
    const before = shown.get(kind) ?? 0;
    if (before === SHOWN || seed !== score.seed) return [];
    const { problem, put } = asked.get(score.problem)!;
    const reply = responses.find(responseKey(model, problem.id, 0, requestOf(problem, put(problem))));
    if (reply?.kind !== "text") return [];
    shown.set(kind, before + 1);
    return [sampleOf(score, problem, reply.text)];
  });
}

function sampleOf({ row, column, outcome, read, why }: Score, problem: Question, reply: string): Sample {
  return {
    row,
    column,
    right: outcome === "correct",
    prompt: problem.prompt,
    reply,
    ...(read !== undefined && { read: readingOf(problem, read) }),
    why: outcome === "correct" || outcome === "wrong" ? why : `${outcome}: ${why}`,
    ...(!isRealWorld(problem) && { graph: drawnOf(problem) }),
  };
}

function drawnOf({ graph, labels, numbers: range, answer }: Exclude<Question, { kind: string }>) {
  const path = typeof answer === "object" && "path" in answer ? answer.path : undefined;
  return { graph, labels, scale: numbers[range].scale, ...(path && { path }) };
}
