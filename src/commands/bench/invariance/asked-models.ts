import { type ModelFolder, modelsIn, type RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { UserError } from "#src/errors";

/**
 * The models that were asked.
 *
 * @throws UserError where there is none
 */
export function askedModels(run: RunFolder): ModelFolder[] {
  const models = modelsIn(run);
  if (models.length > 0) return models;
  throw new UserError(`${run.dir}: expected replies, got none; ask a model with graphshift bench invariance ask`);
}
