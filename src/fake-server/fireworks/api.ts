import { type Api, bearer } from "#src/fake-server/core/api";
import { PREFERENCE, SUPERVISED } from "#src/fake-server/fireworks/collections";
import { datasets } from "#src/fake-server/fireworks/datasets";
import { fireworksError } from "#src/fake-server/fireworks/fireworks-error";
import { jobRoutes } from "#src/fake-server/fireworks/job-routes";
import { preferenceSchema, supervisedSchema } from "#src/fake-server/fireworks/job-schemas";

/** Fireworks' control plane: Gateway REST API 4.259.0. */
export const fireworks: Api = {
  prefix: "/fireworks",
  routes: [
    ...datasets,
    ...jobRoutes({
      collection: SUPERVISED,
      method: "sft",
      idParameter: "supervisedFineTuningJobId",
      schema: supervisedSchema,
      startOf: (body) => body,
    }),
    ...jobRoutes({
      collection: PREFERENCE,
      method: "dpo",
      idParameter: "dpoJobId",
      schema: preferenceSchema,
      startOf: ({ trainingConfig }) => trainingConfig,
    }),
  ],
  keyOf: bearer,
  errorBody: fireworksError,
};
