import { type Responses, responseKey } from "#eval/responses";
import type { Score } from "#eval/scores";
import { formats, numbers, type Problem, tasks, wordingOf } from "#generators/index";
import type { Sample } from "#reports/index";
import type { Column } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import { requestOf } from "#src/commands/run/items";
import type { Row } from "#src/commands/run/jobs";

/** Right and wrong answers shown of each cell, each. */
const SHOWN = 2;

export interface Records {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly scores: readonly Score[];
  readonly responses: Responses;
  readonly ask: Experiment["ask"];
}

/** The first right and the first wrong answers of each cell. */
export function samplesOf({ rows, columns, scores, responses, ask }: Records): Sample[] {
  const models = new Map(rows.map(({ name, model }) => [name, model]));
  const problems = new Map(columns.flatMap((column) => column.problems.map((problem) => [problem.id, problem])));
  const shown = new Map<string, number>();
  return scores.flatMap((score): Sample[] => {
    const kind = JSON.stringify([score.row, score.column, score.outcome === "correct"]);
    const before = shown.get(kind) ?? 0;
    const problem = problems.get(score.problem)!;
    const reply = responses.find(responseKey(models.get(score.row)!, problem.id, 0, requestOf(problem, ask)));
    if (before === SHOWN || reply?.kind !== "text") return [];
    shown.set(kind, before + 1);
    return [sampleOf(score, problem, reply.text)];
  });
}

function sampleOf({ row, column, outcome, read, why }: Score, problem: Problem, reply: string): Sample {
  const { graph, labels, answer, prompt } = problem;
  const path = typeof answer === "object" && "path" in answer ? answer.path : undefined;
  return {
    row,
    column,
    right: outcome === "correct",
    prompt,
    reply,
    ...(read !== undefined && { read: readingOf(problem, read) }),
    why: outcome === "correct" || outcome === "wrong" ? why : `${outcome}: ${why}`,
    graph: { graph, labels, scale: numbers[problem.numbers].scale, ...(path && { path }) },
  };
}

/** What was read from a reply, in the words of its prompt. */
export function readingOf(problem: Problem, read: unknown): string {
  const { state } = formats.line[tasks[problem.task].answer] as { state(answer: unknown, words: unknown): string };
  return state(read, wordingOf(problem)).replace(/^Answer: /, "");
}
