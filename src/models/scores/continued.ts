import { z } from "zod";
import { endings } from "#src/models/scores/ending";
import { oneToken, type Scorer, type Writing } from "#src/models/scores/scorer";
import type { Message } from "#src/play";

const shape = z.object({
  prompt_logprobs: z.array(
    z.record(z.string(), z.object({ logprob: z.number(), decoded_token: z.string() })).nullable(),
  ),
});

/**
 * By vLLM's probabilities of a prompt's tokens, the continuation standing in it as the beginning of the model's turn
 * (docs.vllm.ai, extra parameters of chat completions). One request for each.
 */
export function continued({ bodyOf }: Writing): Scorer {
  return {
    refusal: () => undefined,
    postings: ({ messages, continuations, repeat }) =>
      continuations.map((content) => {
        const turn: Message = { role: "assistant", content };
        const like = oneToken({ messages: [...messages, turn], repeat });
        const extra = { add_generation_prompt: false, continue_final_message: true, prompt_logprobs: 0 };
        return { path: "/chat/completions", body: { ...bodyOf(like), ...extra }, like };
      }),
    read: (replies, { continuations }) => endings(replies.map(promptIn), continuations),
  };
}

function promptIn(reply: unknown) {
  return shape.safeParse(reply).data?.prompt_logprobs.map((token) => {
    const [{ decoded_token: text, logprob } = { decoded_token: "", logprob: null }] = Object.values(token ?? {});
    return { text, logprob };
  });
}
