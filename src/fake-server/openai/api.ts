import { type Api, bearer } from "#src/fake-server/core/api";
import { batches } from "#src/fake-server/openai/batches";
import { chat } from "#src/fake-server/openai/chat";
import { files } from "#src/fake-server/openai/files";
import { fineTunes } from "#src/fake-server/openai/fine-tunes";
import { getModel, listModels } from "#src/fake-server/openai/models";
import { openaiError } from "#src/fake-server/openai/openai-error";

/** OpenAI's API reference, as of openai 6.49.0. */
export const openai: Api = {
  prefix: "/v1",
  routes: [chat, listModels, getModel, ...files, ...fineTunes, ...batches],
  keyOf: bearer,
  errorBody: openaiError,
};
