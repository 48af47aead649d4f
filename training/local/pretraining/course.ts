import { initialParameters, type LlamaSpec } from "#src/onnx/index";
import { tokenizer } from "#src/onnx/tokenizer";
import { stream } from "#src/rng";
import { batches } from "#training/local/batches";
import type { Course } from "#training/local/course";
import { corpus } from "#training/local/pretraining/corpus";
import { mixture } from "#training/local/pretraining/mixture";
import { learnVocabulary } from "#training/local/vocabulary";

export interface PretrainingOptions {
  readonly seed: number;
  readonly steps: number;
}

const SIZES: Omit<LlamaSpec, "vocabulary"> = {
  width: 64,
  layers: 4,
  heads: 4,
  groups: 4,
  feedForward: 192,
  positions: 2048,
  rotaryBase: 10_000,
  epsilon: 1e-5,
};

const BATCH = 32;
const RATE = 0.012;
const QUESTIONS = 3;

/** The course of training the base on its own tasks, from random weights. */
export function pretrainingCourse({ seed, steps }: PretrainingOptions): Course {
  const words = tokenizer(learnVocabulary(corpus()));
  const spec = { ...SIZES, vocabulary: words.vocabulary.length };
  const source = mixture({ seed, tokenizer: words, questions: QUESTIONS, fromNothing: true });
  return {
    spec,
    tokenizer: words,
    start: initialParameters(spec, { embedding: 0.02, matrix: 0.08 }, stream(seed, "weights")),
    optimizer: { method: "muon", weightDecay: 0.1, frozen: [] },
    schedule: { steps, rate: RATE, warmUp: 50, floor: 0.03 },
    batch: batches([{ source, rows: BATCH }], seed),
  };
}
