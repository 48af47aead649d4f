import type { Given } from "#src/commands/command";
import type { TrainingSet } from "#src/commands/fine-tune/training-set";
import type { Tick } from "#src/commands/progress";
import { sampleInto } from "#src/commands/sample-into";
import type { Sampled } from "#training/sampled";
import { samplesFrom } from "#training/samples-from";
import type { Trainer } from "#training/trainer";

interface Sampling {
  readonly trainer: Trainer;
  readonly set: TrainingSet;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly tick: (tick: Tick) => void;
}

const TEMPERATURE = 0.8;

/** Replies to the training problems: out of the log that was given, or of the model that the tuning starts from. */
export async function samplesFor(given: Given, { trainer, set, folder, ...watched }: Sampling): Promise<Sampled[]> {
  const { questions } = set;
  if (given.from !== undefined) return samplesFrom(given.from as string, given.of as string | undefined, questions);
  const wanted = {
    samples: (given.samples as number | undefined) ?? 4,
    maxTokens: (given.maxTokens as number | undefined) ?? 400,
    temperature: TEMPERATURE,
    seed: (given.seed as number | undefined) ?? 0,
  };
  const model = await trainer.base(given.model as string | undefined);
  return sampleInto(folder, { ...watched, questions, model, wanted });
}
