/** A token of a prompt; the first one of all has no probability. */
export interface PromptToken {
  readonly text: string;
  readonly logprob: number | null;
}

/** What the tokens at the end of a prompt come to. */
export interface Ending {
  readonly logprob: number;
  readonly tokens: number;
}

/** The tokens that spell a continuation at the end of a prompt; undefined where none begins just where it does. */
export function ending(prompt: readonly PromptToken[], continuation: string): Ending | undefined {
  let [spelt, sum] = ["", 0];
  for (let at = prompt.length - 1; at >= 0 && spelt.length < continuation.length; at--) {
    const { text, logprob } = prompt[at]!;
    if (logprob === null) return undefined;
    spelt = text + spelt;
    sum += logprob;
    if (spelt === continuation) return { logprob: sum, tokens: prompt.length - at };
  }
  return undefined;
}

/** The endings of several prompts as scores, or what is wrong with the first that has none. */
export function endings(
  prompts: readonly (readonly PromptToken[] | undefined)[],
  continuations: readonly string[],
): { readonly logprobs: readonly number[]; readonly tokens: readonly number[] } | string {
  const found: Ending[] = [];
  for (const [i, continuation] of continuations.entries()) {
    const prompt = prompts[i];
    if (!prompt) return "the service shows no probabilities of a prompt's tokens";
    const end = ending(prompt, continuation);
    if (!end) return `no token begins where ${JSON.stringify(continuation)} does`;
    found.push(end);
  }
  return { logprobs: found.map(({ logprob }) => logprob), tokens: found.map(({ tokens }) => tokens) };
}
