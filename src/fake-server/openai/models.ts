import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { modelEntry, modelList } from "#src/fake-server/core/model-list";
import { json } from "#src/fake-server/core/reply";
import { tunedModel, tunedModels } from "#src/fake-server/core/served-model";
import { baseModel, baseModels } from "#src/fake-server/openai/base-models";
import { FINE_TUNES } from "#src/fake-server/openai/collections";

export const listModels: Route = {
  method: "GET",
  path: "/models",
  handle: (_call, world) =>
    modelList([
      ...Object.entries(baseModels).flatMap(([name, { snapshot }]) => [
        modelEntry(name, "openai"),
        modelEntry(snapshot, "openai"),
      ]),
      ...tunedModels(world, [FINE_TUNES]).map(({ id }) => modelEntry(id, "fake")),
    ]),
};

export const getModel: Route = {
  method: "GET",
  path: "/models/{model}",
  handle({ params: { model } }, world) {
    if (baseModel(model!)) return json(modelEntry(model!, "openai"));
    if (tunedModel(world, [FINE_TUNES], model!)) return json(modelEntry(model!, "fake"));
    throw new ApiError(404, `The model '${model}' does not exist`, "model_not_found", "model");
  },
};
