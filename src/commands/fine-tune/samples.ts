import type { Given } from "#src/commands/command";
import type { TrainingSet } from "#src/commands/fine-tune/training-set";
import type { Tick } from "#src/commands/progress";
import { sampleFor } from "#src/commands/sample-for";
import type { Model } from "#src/play";
import type { Sampled } from "#training/sampled";
import { samplesFrom } from "#training/samples-from";

interface Sampling {
  /** Opens the model that the tuning starts from. */
  readonly model: () => Promise<Model>;
  readonly questions: TrainingSet["questions"];
  readonly seed: number;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly tick: (tick: Tick) => void;
}

const TEMPERATURE = 0.8;

/** Replies to the training problems: out of the log that was given, or of the model that the tuning starts from. */
export async function samplesFor(given: Given, { model, seed, ...sampling }: Sampling): Promise<Sampled[]> {
  if (given.from !== undefined)
    return samplesFrom(given.from as string, given.model as string | undefined, sampling.questions);
  const samples = (given.samples as number | undefined) ?? 4;
  const maxTokens = (given.maxTokens as number | undefined) ?? 400;
  return sampleFor({
    ...sampling,
    model: await model(),
    wanted: { samples, maxTokens, temperature: TEMPERATURE, seed },
  });
}
