import type { Files } from "#src/onnx/export/files";
import { ggufFiles } from "#src/onnx/export/gguf-files";
import { hfFiles } from "#src/onnx/export/hf-files";
import { onnxFiles } from "#src/onnx/export/onnx-files";
import type { Source } from "#src/onnx/export/source";

export type { Files } from "#src/onnx/export/files";
export { readSource, type Source } from "#src/onnx/export/source";

/** The forms in which others read a local model, by name. */
export const forms = {
  hf: hfFiles,
  onnx: onnxFiles,
  gguf: (source) => ggufFiles(source, false),
  "gguf-f16": (source) => ggufFiles(source, true),
} as const satisfies Record<string, (source: Source) => Files>;
