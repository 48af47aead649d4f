import { initialParameters } from "#src/onnx/index";
import { SPECIAL, tokenizer } from "#src/onnx/tokenizer";
import { stream } from "#src/rng";
import { batches, epochs } from "#training/local/batches";
import type { Course } from "#training/local/course";
import { sequence } from "#training/local/sequence";

/** A tiny course that a model learns within seconds: to say which number comes after another. */
export function toyCourse(steps: number, rate = 0.02): Course {
  const numbers = Array.from({ length: 20 }, (_, i) => ` ${i}`);
  const words = tokenizer([...SPECIAL, ...numbers, " after", ":"]);
  const spec = {
    vocabulary: words.vocabulary.length,
    width: 32,
    layers: 2,
    heads: 2,
    groups: 1,
    feedForward: 32,
    positions: 64,
    rotaryBase: 10_000,
    epsilon: 1e-5,
  };
  const rows = Array.from({ length: 19 }, (_, i) =>
    sequence(words, [
      { text: `after ${i}:${i % 3 === 0 ? " after" : ""}`, learned: false },
      { text: String(i + 1), learned: true },
    ]),
  );
  return {
    spec,
    tokenizer: words,
    start: initialParameters(spec, { embedding: 0.1, matrix: 0.1 }, stream(3, "toy")),
    optimizer: { method: "muon", weightDecay: 0.01, frozen: [] },
    schedule: { steps, rate, warmUp: 5, floor: 0.1 },
    batch: batches([{ source: epochs(rows, 3), rows: 8 }], 3),
  };
}
