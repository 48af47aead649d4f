import type { AskOptions } from "#eval/ask";
import type { Responses } from "#eval/responses";
import type { Question } from "#generators/question";
import type { Tick } from "#src/commands/progress";
import type { Model } from "#src/play";
import { type SampleOptions, sample } from "#training/sample";
import type { Sampled } from "#training/sampled";

/** What is asked of whom. */
export interface Sampling {
  readonly model: Model;
  readonly questions: readonly Question[];
  readonly wanted: SampleOptions;
  readonly signal: AbortSignal;
  readonly tick: (tick: Tick) => void;
  readonly replied?: AskOptions["replied"] | undefined;
}

/** Samples a model, and closes it. */
export async function sampleFor(sampling: Sampling, responses: Responses): Promise<Sampled[]> {
  const { model, questions, wanted, signal, tick, replied } = sampling;
  const total = questions.length * wanted.samples;
  let done = 0;
  try {
    const asking = { signal, replied, done: () => tick({ done: ++done, total }) };
    return await sample(model, questions, wanted, responses, asking);
  } finally {
    await model.close?.();
  }
}
