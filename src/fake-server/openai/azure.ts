import { type Api, bearer } from "#src/fake-server/core/api";
import { openai } from "#src/fake-server/openai/api";

/**
 * The v1 API of Azure OpenAI (learn.microsoft.com/azure/foundry/reference, read November 2026): OpenAI's own under
 * another path, with the key in a header of its own.
 */
export const azure: Api = {
  ...openai,
  prefix: "/openai/v1",
  keyOf(headers) {
    const key = headers["api-key"];
    return typeof key === "string" ? key : bearer(headers);
  },
};
