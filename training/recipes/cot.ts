import type { Recipe } from "#training/recipes/recipe";

/** The reasoning that the problem was made with, then the answer. */
export const cot: Recipe = (problems) => problems.map(({ prompt, target }) => ({ prompt, target }));
