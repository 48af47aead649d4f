import { z } from "zod";
import type { Recipe } from "#training/recipes/recipe";

/** The reasoning that the problem was made with, then the answer. */
export const cot: Recipe = {
  summary: "the reasoning that the problem was made with, then the answer",
  method: "sft",
  options: z.strictObject({}),
  samples: false,
  make: (questions) => ({
    examples: { method: "sft", rows: questions.map(({ prompt, target }) => ({ prompt, target })) },
    counts: { rows: questions.length },
  }),
};
