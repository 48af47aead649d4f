import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { json } from "#src/fake-server/core/reply";
import { tunedModel, tunedModels } from "#src/fake-server/core/served-model";
import { baseModel, baseModels } from "#src/fake-server/openai/base-models";
import { FINE_TUNES } from "#src/fake-server/openai/collections";

const entry = (id: string, owner: string) => ({ id, object: "model", created: 0, owned_by: owner });

export const listModels: Route = {
  method: "GET",
  path: "/models",
  handle: (_call, world) =>
    json({
      object: "list",
      data: [
        ...Object.entries(baseModels).flatMap(([name, { snapshot }]) => [
          entry(name, "openai"),
          entry(snapshot, "openai"),
        ]),
        ...tunedModels(world, [FINE_TUNES]).map(({ id }) => entry(id, "fake")),
      ],
    }),
};

export const getModel: Route = {
  method: "GET",
  path: "/models/{model}",
  handle({ params: { model } }, world) {
    if (baseModel(model!)) return json(entry(model!, "openai"));
    if (tunedModel(world, [FINE_TUNES], model!)) return json(entry(model!, "fake"));
    throw new ApiError(404, `The model '${model}' does not exist`, "model_not_found", "model");
  },
};
