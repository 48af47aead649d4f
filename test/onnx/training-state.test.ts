import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { encodeSafetensors } from "#src/onnx/safetensors";
import { readTrainingState, writeTrainingState } from "#src/onnx/training-state";
import { scratchFolders } from "#test/scratch";

const test = suite("onnx training state");
const makeFolder = scratchFolders(test);

test("a state is read back as it was written; without one there is none; another file is refused", () => {
  const folder = makeFolder();
  const path = join(folder, "deep", "state.safetensors");
  const state = {
    parameters: Float32Array.of(1, 2),
    m: Float32Array.of(-0, 1e-40),
    v: Float32Array.of(3, 4),
    steps: 17,
  };
  assert.is(readTrainingState(path), undefined);
  writeTrainingState(path, state);
  assert.equal(readTrainingState(path), state);
  writeFileSync(path, encodeSafetensors({ tensors: [], metadata: {} }));
  assert.throws(() => readTrainingState(path), /state\.safetensors: expected the state of a training run/);
});

test.run();
