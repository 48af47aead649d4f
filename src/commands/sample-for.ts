import { join } from "node:path";
import { openResponses } from "#eval/responses";
import type { Question } from "#generators/question";
import type { Tick } from "#src/commands/progress";
import type { Model } from "#src/play";
import { type SampleOptions, sample } from "#training/sample";
import type { Sampled } from "#training/sampled";

interface Sampling {
  readonly model: Model;
  readonly questions: readonly Question[];
  readonly wanted: SampleOptions;
  /** Where the replies are recorded, as `samples.jsonl`; sampling that was stopped goes on there. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly tick: (tick: Tick) => void;
}

/** Samples a model for one job by itself, and closes it. */
export async function sampleFor({ model, questions, wanted, folder, signal, tick }: Sampling): Promise<Sampled[]> {
  const responses = openResponses(join(folder, "samples.jsonl"), () => {});
  const total = questions.length * wanted.samples;
  let done = 0;
  try {
    return await sample(model, questions, wanted, responses, { signal, done: () => tick({ done: ++done, total }) });
  } finally {
    responses.close();
    await model.close?.();
  }
}
