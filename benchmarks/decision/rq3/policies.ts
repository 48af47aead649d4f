import { fingerprint } from "#src/hash";
import type { Choose, Model } from "#src/play";
import { stream } from "#src/rng";

/** Picks one of a request's options, by what the request says alone. */
export type Policy = (request: Choose) => number;

/** The option that a rule proposes; undefined where options are not proposals. */
function proposedBy(rule: string): Policy {
  return ({ options }) =>
    Math.max(
      0,
      options.findIndex(({ description = "{}" }) => (JSON.parse(description).proposedBy ?? []).includes(rule)),
    );
}

/** An even draw among the options, another for each repeat. */
const random: Policy = (request) => stream(0, "random", fingerprint(request)).int(0, request.options.length - 1);

/** A policy as a model: it answers choices and nothing else, at no cost. */
export function policyModel(name: string, policy: Policy): Model {
  return {
    id: `policy:${name}`,
    deterministic: true,
    answer: async (request) =>
      request.kind === "choose"
        ? { kind: "choice", option: policy(request) }
        : { kind: "unsupported", reason: "a policy chooses, no more" },
  };
}

/** `rule:NAME`: what that rule proposes; `random`; `first` and `last`: the option in that place. */
export function policyOf(name: string): Policy | undefined {
  if (name.startsWith("rule:")) return proposedBy(name.slice("rule:".length));
  return { random, first: () => 0, last: ({ options }: Choose) => options.length - 1 }[name];
}
