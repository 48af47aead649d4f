import type { Policy } from "#benchmarks/decision/policies/policy";
import type { Model } from "#src/play";

/** A policy as a model: it answers choices and nothing else, at no cost. */
export function policyModel(name: string, policy: Policy): Model {
  return {
    id: `policy:${name}`,
    deterministic: true,
    async answer(request) {
      if (request.kind !== "choose") return { kind: "unsupported", reason: "a policy chooses, no more" };
      const option = policy(request);
      return option === undefined
        ? { kind: "unsupported", reason: `${name}: none of the options is one of its own` }
        : { kind: "choice", option };
    },
  };
}
