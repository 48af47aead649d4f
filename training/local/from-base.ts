import { join } from "node:path";
import { readCheckpoint } from "#src/onnx/index";
import { readTokenizer } from "#src/onnx/tokenizer";
import type { Course } from "#training/local/course";
import type { Hyperparameters } from "#training/local/hyperparameters";

/**
 * The part of a course that is the same whatever is learned from.
 *
 * @param base folder of the model to start from
 * @throws UserError if there is no such model, or it is damaged
 */
export function fromBase(base: string, settings: Hyperparameters): Omit<Course, "batch"> {
  const { spec, parameters } = readCheckpoint(base);
  return {
    spec,
    tokenizer: readTokenizer(join(base, "tokenizer.json")),
    start: parameters,
    optimizer: {
      method: settings.optimizer,
      weightDecay: settings.weightDecay,
      frozen: settings.freezeEmbedding ? ["embedding"] : [],
    },
    schedule: settings,
  };
}
