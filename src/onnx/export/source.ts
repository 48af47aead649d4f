import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { type Checkpoint, readCheckpoint } from "#src/onnx/checkpoint";
import { readTokenizer, type Tokenizer } from "#src/onnx/tokenizer";

/** A model of the local trainer, read whole. */
export interface Source {
  /** Names the model by its weights: `local:` and a hash. */
  readonly id: string;
  readonly checkpoint: Checkpoint;
  readonly tokenizer: Tokenizer;
  /** The folder's files as they are, by name. */
  readonly files: Readonly<Record<(typeof FILES)[number], Buffer>>;
}

const FILES = ["config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"] as const;

/**
 * @param folder of a checkpoint
 * @throws UserError where files are missing or damaged, or the model is not one of the local trainer's
 */
export function readSource(folder: string, id: string): Source {
  const checkpoint = readCheckpoint(folder);
  const tokenizer = readTokenizer(join(folder, "tokenizer.json"));
  const read = (name: string) => {
    const path = join(folder, name);
    if (!existsSync(path)) throw new UserError(`${path}: expected a file of a trained model, got none; train it again`);
    return readFileSync(path);
  };
  return {
    id,
    checkpoint,
    tokenizer,
    files: {
      "config.json": read("config.json"),
      "model.safetensors": read("model.safetensors"),
      "tokenizer.json": read("tokenizer.json"),
      "tokenizer_config.json": read("tokenizer_config.json"),
    },
  };
}
