import { initialParameters } from "#src/onnx/initial";
import { SPECIAL, type Tokenizer, tokenizer } from "#src/onnx/tokenizer";
import { stream } from "#src/rng";
import { SPEC } from "#test/onnx/reference";
import { writeModel } from "#training/local/model-folder";

const WORDS = [" a", " b", " a b", " is", " is a", ",", "\n", " 1", "2"];

/** Writes a model of a few words and random weights, as the local trainer does. */
export function tinyModel(folder: string): { readonly parameters: Float32Array; readonly words: Tokenizer } {
  const words = tokenizer([...SPECIAL, ...WORDS]);
  const parameters = initialParameters(SPEC, { embedding: 0.5, matrix: 0.4 }, stream(1, "tiny"));
  writeModel(folder, { spec: SPEC, parameters, tokenizer: words });
  return { parameters, words };
}
