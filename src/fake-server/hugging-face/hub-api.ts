import { type Api, bearer, type Route } from "#src/fake-server/core/api";
import { json } from "#src/fake-server/core/reply";
import { hubError } from "#src/fake-server/hugging-face/hub-error";
import { jobs } from "#src/fake-server/hugging-face/jobs";
import { providerMapping } from "#src/fake-server/hugging-face/provider-mapping";
import { repos } from "#src/fake-server/hugging-face/repos";

const whoAmI: Route = {
  method: "GET",
  path: "/api/whoami-v2",
  handle: () =>
    json({
      type: "user",
      id: "user-fake",
      name: "fake",
      fullname: "Fake",
      email: "fake@example.com",
      emailVerified: true,
      canPay: true,
      isPro: false,
      periodEnd: null,
      billingMode: "prepaid",
      avatarUrl: "",
      orgs: [],
      auth: {
        type: "access_token",
        accessToken: { displayName: "fake", role: "write", createdAt: "2026-01-01T00:00:00Z" },
      },
    }),
};

/** The hub's API as @huggingface/hub 2.17.5 calls it (`hubUrl`): jobs, repositories of data sets, and who one is. */
export const hub: Api = {
  prefix: "/huggingface",
  routes: [whoAmI, ...jobs, ...repos, providerMapping],
  keyOf: bearer,
  errorBody: hubError,
};
