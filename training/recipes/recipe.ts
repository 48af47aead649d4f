import type { ZodObject } from "zod";
import type { Question } from "#generators/question";
import type { Sampled } from "#training/sampled";
import type { Examples } from "#training/trainer";

/** What a recipe may draw on beside the problems of a training file. */
export interface Ingredients {
  /** The recipe's own settings, checked by its `options`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Verified replies of a model to the problems; empty unless the recipe wants samples. */
  readonly samples: readonly Sampled[];
  readonly seed: number;
}

/** Examples, and how they came about: counts by name (kept, dropped, all right, all wrong …), in the order shown. */
export interface Made {
  readonly examples: Examples;
  readonly counts: Readonly<Record<string, number>>;
}

/** Which examples a model is trained on, made from the questions of a training file. */
export interface Recipe {
  readonly summary: string;
  readonly method: Examples["method"];
  /** Its own settings, defaults filled in. */
  readonly options: ZodObject;
  /** Whether it is made from sampled replies. */
  readonly samples: boolean;
  /** @throws UserError where nothing is left to train on, and for files it cannot use */
  make(questions: readonly Question[], ingredients: Ingredients): Made;
}
