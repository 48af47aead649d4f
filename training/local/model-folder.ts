import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "#src/hash";
import { writeWhole } from "#src/jsonl";
import { type LlamaSpec, writeCheckpoint } from "#src/onnx/index";
import type { Tokenizer } from "#src/onnx/tokenizer";
import { writeFolder } from "#src/write-folder";
import type { JobRecord } from "#training/job";
import { tokenizerConfig, tokenizerFile } from "#training/local/tokenizer-file";

export interface LocalModel {
  readonly spec: LlamaSpec;
  readonly parameters: Float32Array;
  readonly tokenizer: Tokenizer;
}

/** Writes a model with its tokenizer as Hugging Face lays it out. The folder appears whole or not at all. */
export function writeModel(folder: string, { spec, parameters, tokenizer }: LocalModel): void {
  writeFolder(folder, (draft) => {
    writeCheckpoint(draft, { spec, parameters, begin: tokenizer.start, end: tokenizer.end });
    writeWhole(join(draft, "tokenizer.json"), `${JSON.stringify(tokenizerFile(tokenizer.vocabulary))}\n`);
    writeWhole(join(draft, "tokenizer_config.json"), `${JSON.stringify(tokenizerConfig, undefined, 2)}\n`);
  });
}

/** The files of the model `name` in a folder, with their hashes; none where there is no such model. */
export function modelFiles(folder: string, name: string): JobRecord["files"] {
  if (!existsSync(join(folder, name))) return [];
  const paths = readdirSync(join(folder, name))
    .sort()
    .map((file) => `${name}/${file}`);
  return paths.map((path) => ({ path, sha256: sha256(readFileSync(join(folder, path))) }));
}
