import { expect } from "#eval/expect";
import type { Verdict } from "#eval/verdict";
import { verify } from "#eval/verify";
import type { Problem } from "#generators/problem";
import type { Generate, Play } from "#src/play";

/** How a question is put to a model. */
export interface QuestionOptions extends Omit<Generate, "kind" | "messages" | "repeat"> {
  /** Counts from 0; undefined means 0. */
  readonly repeat?: number;
}

/** Puts a problem to a model as one plain question and judges the reply. */
export function* question(problem: Problem, { repeat = 0, ...options }: QuestionOptions): Play<Verdict> {
  const messages = [{ role: "user", content: problem.prompt }] as const;
  const { text, finish } = expect("text", yield { kind: "generate", messages, ...options, repeat });
  return verify(problem, text, finish);
}
