import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";

/**
 * The id of a local model: its weights, hashed.
 *
 * @param folder of a checkpoint
 * @throws UserError where there is none
 */
export function localModelId(folder: string): string {
  const path = join(folder, "model.safetensors");
  if (!existsSync(path)) throw new UserError(`${path}: expected a trained model, got none; fine-tune writes one`);
  return `local:${sha256(readFileSync(path)).slice(0, 16)}`;
}
