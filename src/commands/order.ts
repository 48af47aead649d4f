import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Question } from "#generators/question";
import { MANIFEST, readManifest, readQuestions, type SplitFile } from "#splits/index";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { pick } from "#src/pick";
import { recipes } from "#training/recipes/index";
import type { Ingredients, Made } from "#training/recipes/recipe";
import type { Order } from "#training/trainer";

/** What is ordered beside the questions of a training file. */
export interface Wish extends Pick<Order, "seed" | "recipe" | "hyperparameters">, Pick<Ingredients, "samples"> {
  /** The recipe's own settings; defaults may be left out. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly base?: string;
}

/**
 * The training file of a split folder that a setting names.
 *
 * @param task undefined: any
 * @throws UserError where the folder has none, or several
 */
export function trainingFile(splits: string, setting: string, task?: string): SplitFile {
  const files = readManifest(splits).files.filter(({ kind, split }) => kind === "problems" && split === "train");
  const found = files.filter((one) => one.setting === setting && (task === undefined || one.task === task));
  if (found.length === 1) return found[0]!;
  const known = (found.length > 1 ? found : files).map((one) => `${one.task} ${one.setting}`).join(", ");
  const wanted = task === undefined ? setting : `${task} ${setting}`;
  throw new UserError(
    `${splits}: expected training rows of ${wanted}, got those of ${known || "none"}; ${found.length > 1 ? "say which with --task" : "write others with gen-splits"}`,
  );
}

/** The questions of a training file, in its order. */
export function trainingQuestions(splits: string, { path }: SplitFile): Question[] {
  return readQuestions(join(splits, path));
}

/**
 * The order that has a model tuned on questions of a split folder, and what the recipe says of how it came about.
 *
 * @throws UserError for an unknown recipe or setting of it, and as the recipe does
 */
export function orderFrom(
  splits: string,
  questions: readonly Question[],
  { options, samples, ...wish }: Wish,
): { readonly order: Order; readonly counts: Made["counts"] } {
  const recipe = pick("recipe", recipes, wish.recipe);
  const checked = recipe.options.safeParse(options);
  if (!checked.success) {
    const { path, message } = checked.error.issues[0]!;
    throw new UserError(
      `recipe ${wish.recipe}: ${[...path, message].join(": ")}; known: ${Object.keys(recipe.options.shape).join(", ") || "no settings"}`,
    );
  }
  const { examples, counts } = recipe.make(questions, { options: checked.data, samples, seed: wish.seed });
  const manifest = sha256(readFileSync(join(splits, MANIFEST)));
  return { order: { ...wish, manifest, examples }, counts };
}
