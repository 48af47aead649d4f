import { turns } from "#eval/readers/turn";
import type { Outcome } from "#eval/verdict";
import { isRealWorld, type Question } from "#generators/question";
import type { Sampled } from "#training/sampled";

/** A problem and what a model said to it, by repeat. */
export interface Replied {
  readonly question: Question;
  readonly replies: readonly Said[];
}

/** A reply as a recipe may use it. */
export interface Said {
  /** The first turn, trimmed: what the model made up after it, questions of its own included, is nothing to learn. */
  readonly text: string;
  readonly outcome: Outcome;
}

/** The samples of each problem; none where it was not sampled. */
export function repliedTo(questions: readonly Question[], samples: readonly Sampled[]): Replied[] {
  const byProblem = new Map<string, Sampled[]>(questions.map(({ id }) => [id, []]));
  for (const one of samples) byProblem.get(one.problem)?.push(one);
  return questions.map((question) => {
    const ordered = byProblem.get(question.id)!.toSorted((a, b) => a.repeat - b.repeat);
    const labels = isRealWorld(question) ? [] : question.labels;
    const replies = ordered.map(({ reply, verdict }) => {
      const [first = ""] = turns(reply, labels);
      return { text: first.trim(), outcome: verdict.outcome };
    });
    return { question, replies };
  });
}
