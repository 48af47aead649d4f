import { saysYes } from "#src/commands/agree";
import type { Given, Io } from "#src/commands/command";
import type { TrainingSet } from "#src/commands/fine-tune/training-set";
import type { Tick } from "#src/commands/progress";
import { sampleInto } from "#src/commands/sample-into";
import { UserError } from "#src/errors";
import type { Sampled } from "#training/sampled";
import { samplesFrom } from "#training/samples-from";
import type { Trainer } from "#training/trainer";

interface Sampling {
  readonly trainer: Trainer;
  readonly set: TrainingSet;
  readonly folder: string;
  readonly io: Io;
  readonly tick: (tick: Tick) => void;
}

const TEMPERATURE = 0.8;

/**
 * Replies to the training problems: out of the log that was given, or of the model that the tuning starts from.
 *
 * @throws UserError without a yes, where a service is to be asked for them
 */
export async function samplesFor(given: Given, { trainer, set, folder, io, tick }: Sampling): Promise<Sampled[]> {
  const { questions } = set;
  if (given.from !== undefined) return samplesFrom(given.from as string, given.of as string | undefined, questions);
  const wanted = {
    samples: (given.samples as number | undefined) ?? 4,
    maxTokens: (given.maxTokens as number | undefined) ?? 400,
    temperature: (given.temperature as number | undefined) ?? TEMPERATURE,
    seed: (given.seed as number | undefined) ?? 0,
  };
  if (trainer.preflight) {
    io.err(`${given.via}: ${questions.length * wanted.samples} replies of ${given.model} are asked for first\n`);
    if (!(await saysYes(io, given.yes === true)))
      throw new UserError(
        `${given.via}: expected a yes before anything is sent, got none; add --yes, or replies with --from`,
      );
  }
  const model = await trainer.base(given.model as string | undefined);
  return sampleInto(folder, { signal: io.signal, tick, questions, model, wanted });
}
