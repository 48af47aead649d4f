import { z } from "zod";
import { endings } from "#src/models/scores/ending";
import { oneToken, type Scorer, type Writing } from "#src/models/scores/scorer";
import type { Message } from "#src/play";

const logprobs = z.object({
  tokens: z.array(z.string()),
  token_logprobs: z.array(z.number().nullable()),
  text_offset: z.array(z.number()).nullish(),
});

const shape = z.object({
  /** Together's: the prompt by itself. */
  prompt: z.tuple([z.object({ logprobs })], z.unknown()).optional(),
  choices: z.tuple([z.object({ logprobs: logprobs.nullish() })], z.unknown()),
});

/**
 * By the completions API, which repeats a prompt with its tokens' probabilities (`echo` and `logprobs` in Fireworks' and
 * Together's API references). It knows no turns: messages are put one below the other, the continuation on a line of its
 * own. One request for each.
 */
export function echoed({ model }: Writing): Scorer {
  return {
    refusal: () => undefined,
    postings: ({ messages, continuations, repeat }) =>
      continuations.map((continuation) => {
        const prompt = promptOf(messages, continuation);
        const body = { model, prompt, max_tokens: 1, temperature: 0, echo: true, logprobs: 1 };
        const like = oneToken({ messages: [{ role: "user", content: prompt }], repeat });
        return { path: "/completions", body, like };
      }),
    read: (replies, { messages, continuations }) =>
      endings(
        replies.map((reply, i) => promptIn(reply, promptOf(messages, continuations[i]!))),
        continuations,
      ),
  };
}

function promptOf(messages: readonly Message[], continuation: string): string {
  return `${messages.map(({ content }) => content).join("\n\n")}\n${continuation}`;
}

/** The tokens of the prompt, without the one that was written after it. */
function promptIn(reply: unknown, prompt: string) {
  const { data } = shape.safeParse(reply);
  const { tokens, token_logprobs, text_offset } = data?.prompt?.[0].logprobs ?? data?.choices[0].logprobs ?? {};
  if (!tokens || !token_logprobs) return undefined;
  const all = tokens.map((text, i) => ({ text, logprob: token_logprobs[i] ?? null }));
  if (data?.prompt) return all;
  return all.filter((_, i) => (text_offset ? text_offset[i]! < prompt.length : i < all.length - 1));
}
