import { answer } from "#training/recipes/answer";
import { cot } from "#training/recipes/cot";
import type { Recipe } from "#training/recipes/recipe";

/** The recipes by name. */
export const recipes = { answer, cot } as const satisfies Record<string, Recipe>;
