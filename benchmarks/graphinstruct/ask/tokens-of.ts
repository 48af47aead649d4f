import type { Tokens } from "#benchmarks/graphinstruct/scores/score";
import { estimateTokens } from "#src/estimate-tokens";
import type { Generate, Text } from "#src/play";

/** What one call took: as the provider tells it, else by estimate. */
export function tokensOf(request: Generate, { text, usage }: Text): { tokens: Tokens; estimated: boolean } {
  if (usage) return { tokens: { input: usage.promptTokens, output: usage.replyTokens, calls: 1 }, estimated: false };
  const input = request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  return { tokens: { input, output: estimateTokens(text), calls: 1 }, estimated: true };
}
