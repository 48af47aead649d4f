import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, readManifest, readProblems } from "#splits/index";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { pick } from "#src/pick";
import { recipes } from "#training/recipes/index";
import type { Order } from "#training/trainer";

interface Wish extends Pick<Order, "seed" | "recipe" | "hyperparameters"> {
  readonly setting: string;
  readonly task: string;
}

/**
 * The order that has a model tuned on one training file of a split folder.
 *
 * @throws UserError for an unknown recipe, and where the folder has no such file
 */
export function orderFrom(splits: string, { setting, task, recipe, ...rest }: Wish): Order {
  const { make } = pick("recipe", recipes, recipe);
  const files = readManifest(splits).files.filter(({ kind, split }) => kind === "problems" && split === "train");
  const file = files.find((one) => one.task === task && one.setting === setting);
  if (!file) {
    const known = files.map((one) => `${one.task} ${one.setting}`).join(", ");
    throw new UserError(
      `${splits}: expected training rows of ${task} ${setting}, got those of ${known || "none"}; write others with gen-splits`,
    );
  }
  const manifest = sha256(readFileSync(join(splits, MANIFEST)));
  const { examples } = make(readProblems(join(splits, file.path)), { options: {}, samples: [], seed: rest.seed });
  return { ...rest, recipe, manifest, examples };
}
