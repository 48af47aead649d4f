import type { Usage } from "#src/play";
import type { Price } from "#src/prices/price";

/** Dollars for so many tokens. Reasoning tokens are among those of the reply. */
export function cost({ promptTokens, replyTokens }: Usage, { input, output }: Price): number {
  return (promptTokens * input + replyTokens * output) / 1e6;
}
