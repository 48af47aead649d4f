import type { Question } from "#generators/question";
import type { Given } from "#src/commands/command";
import { trainingQuestions } from "#src/commands/order";
import { splitsIn, trainingFiles, type Wanted } from "#src/commands/training-files";
import { estimateTokens } from "#src/estimate-tokens";
import type { SampleOptions } from "#training/sample";

/** What is to be asked. */
interface SamplingOrder {
  /** Those of all wanted files, each once. */
  readonly questions: readonly Question[];
  readonly wanted: SampleOptions;
  /** How much that is, in words. */
  readonly cost: string;
}

/** @throws UserError where there are no such training files */
export function samplingOrder(given: Given): SamplingOrder {
  const { dir, samples = 4, temperature = 0.8, maxTokens = 400, seed = 0 } = given as unknown as Typed;
  const splits = splitsIn(dir);
  const all = trainingFiles(splits, given as Wanted).flatMap((file) => trainingQuestions(splits, file));
  const questions = [...new Map(all.map((one) => [one.id, one])).values()];
  const asked = samples * questions.reduce((sum, { prompt }) => sum + estimateTokens(prompt), 0);
  const replies = samples * questions.length;
  return {
    questions,
    wanted: { samples, temperature, maxTokens, seed },
    cost: `${replies} replies: about ${asked} tokens of prompts, ${replies * maxTokens} of replies at most`,
  };
}

/** The options, as the command's parsers leave them. */
interface Typed extends Partial<SampleOptions> {
  readonly dir: string;
}
