import { z } from "zod";
import { isRealWorld, type Question } from "#generators/question";
import { targetOf } from "#generators/target";
import { stream } from "#src/rng";
import type { Recipe } from "#training/recipes/recipe";

/** The answer alone, without reasoning. */
export const answer: Recipe = {
  summary: "the answer alone, without reasoning",
  method: "sft",
  options: z.strictObject({}),
  samples: false,
  make: (questions) => ({
    examples: { method: "sft", rows: questions.map((one) => ({ prompt: one.prompt, target: bare(one) })) },
    counts: { rows: questions.length },
  }),
};

/** Real-world targets hold no reasoning to begin with. */
function bare(question: Question): string {
  return isRealWorld(question) ? question.target : targetOf(question, "none", stream(0, question.id));
}
