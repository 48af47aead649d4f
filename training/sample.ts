import { type AskOptions, ask } from "#eval/ask";
import { question } from "#eval/question";
import { type Responses, responseKey } from "#eval/responses";
import type { Question } from "#generators/question";
import { UserError } from "#src/errors";
import type { Generate, Model } from "#src/play";
import type { Sampled } from "#training/sampled";

/** How replies to training problems are drawn. */
export interface SampleOptions extends Pick<Generate, "temperature" | "maxTokens"> {
  /** Replies per problem, at least 1. */
  readonly samples: number;
  /** The seed of the first sample; sample `i` has `seed + i`, so that no two are the same draw. undefined: the model's own. */
  readonly seed?: number;
}

/**
 * Draws replies of a model to training problems and judges each. They are recorded like any reply, so a sampling that
 * was stopped goes on where it was, and sampling twice asks once.
 *
 * @returns problem by problem, each problem's samples in order, whatever the order in which they came
 * @throws UserError where a problem got no reply; the signal's reason once it is aborted
 */
export async function sample(
  model: Model,
  questions: readonly Question[],
  options: SampleOptions,
  responses: Responses,
  asking: AskOptions = {},
): Promise<Sampled[]> {
  const draws = questions.flatMap((one) =>
    Array.from({ length: options.samples }, (_, repeat) => drawOf(one, repeat, options)),
  );
  const verdicts = await ask(model, draws, responses, asking);
  asking.signal?.throwIfAborted();
  return draws.map(({ id, problem, repeat, play }) => {
    const request = play().next().value as Generate;
    const reply = responses.find(responseKey(model.id, id, 0, request));
    const verdict = verdicts.get(id)!;
    if (reply?.kind === "text") return { problem, repeat, reply: reply.text, verdict };
    throw new UserError(
      `sample ${repeat} of ${problem}: expected a reply of ${model.id}, got none (${verdict.why}); type the same command to ask again`,
    );
  });
}

/** One sample of a problem, as an item under an id of its own: the problem's own id is that of its evaluation. */
function drawOf(one: Question, repeat: number, { samples: _, seed, ...options }: SampleOptions) {
  const asked = { ...options, ...(seed !== undefined && { seed: seed + repeat }), repeat };
  return { id: `${one.id}/sample-${repeat}`, problem: one.id, repeat, play: () => question(one, asked) };
}
