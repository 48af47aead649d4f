import { targetOf } from "#generators/target";
import { stream } from "#src/rng";
import type { Recipe } from "#training/recipes/recipe";

/** The answer alone, without reasoning. */
export const answer: Recipe = (problems) =>
  problems.map((problem) => ({
    prompt: problem.prompt,
    target: targetOf(problem, "none", stream(0, problem.id)),
  }));
