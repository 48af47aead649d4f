import { z } from "zod";
import { alwaysReasons } from "#src/models/providers/fixed-sampling";
import { oneToken, type Scorer, type Writing } from "#src/models/scores/scorer";

/** The likeliest first tokens that are shown (`top_logprobs` of OpenAI's API reference). */
const MOST = 20;

const shape = z.object({
  choices: z.tuple(
    [
      z.object({
        logprobs: z
          .object({
            content: z
              .array(z.object({ top_logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })) }))
              .nullish(),
          })
          .nullish(),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * By the likeliest first tokens of a reply: for continuations that are one token each. Whether they are cannot be asked
 * of the service, so whatever might be the beginning of another one is refused.
 */
export function firstToken({ model, bodyOf }: Writing): Scorer {
  return {
    refusal({ continuations }) {
      if (alwaysReasons(model)) return "a model that always reasons shows no probabilities";
      if (continuations.length > MOST) {
        return `${continuations.length} continuations; the service shows the ${MOST} likeliest tokens`;
      }
      const begun = continuations.find((one) => continuations.some((other) => isBeginning(one, other)));
      return begun === undefined
        ? undefined
        : `${JSON.stringify(begun)} begins another continuation: a token cannot tell`;
    },
    postings(request) {
      const like = oneToken(request);
      return [{ path: "/chat/completions", body: { ...bodyOf(like), logprobs: true, top_logprobs: MOST }, like }];
    },
    read([reply], { continuations }) {
      const [first] = shape.safeParse(reply).data?.choices[0].logprobs?.content ?? [];
      if (!first) return "the service shows no probabilities with this model";
      const shown = new Map(first.top_logprobs.map(({ token, logprob }) => [token, logprob]));
      const spelt = continuations.find(
        (one) => !shown.has(one) && [...shown.keys()].some((token) => isBeginning(token, one)),
      );
      if (spelt !== undefined) return `${JSON.stringify(spelt)} may be several tokens, and only the first is shown`;
      return { logprobs: continuations.map((one) => shown.get(one) ?? null), tokens: continuations.map(() => 1) };
    },
  };
}

function isBeginning(text: string, whole: string): boolean {
  return text !== "" && text !== whole && whole.startsWith(text);
}
