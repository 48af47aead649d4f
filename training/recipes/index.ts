import { answer } from "#training/recipes/answer";
import { codeMix } from "#training/recipes/code-mix";
import { cot } from "#training/recipes/cot";
import { machineCot } from "#training/recipes/machine-cot";
import { preference } from "#training/recipes/preference";
import type { Recipe } from "#training/recipes/recipe";

/** The recipes by name. */
export const recipes = {
  answer,
  cot,
  "code-mix": codeMix,
  "machine-cot": machineCot,
  preference,
} as const satisfies Record<string, Recipe>;
