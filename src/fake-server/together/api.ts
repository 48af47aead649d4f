import { type Api, bearer } from "#src/fake-server/core/api";
import { openaiError } from "#src/fake-server/openai/openai-error";
import { chat } from "#src/fake-server/together/chat";
import { files } from "#src/fake-server/together/files";
import { fineTunes } from "#src/fake-server/together/fine-tunes";
import { listModels } from "#src/fake-server/together/models";

/** Together's API reference 2.0.0. Its errors have OpenAI's shape. */
export const together: Api = {
  prefix: "/together/v1",
  routes: [chat, listModels, ...files, ...fineTunes],
  keyOf: bearer,
  errorBody: openaiError,
};
