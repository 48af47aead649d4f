import { fingerprint } from "#src/hash";
import type { Choose, Model } from "#src/play";
import { stream } from "#src/rng";

/** Picks one of a request's options, by what the request says alone; undefined where it has none to pick. */
export type Policy = (request: Choose) => number | undefined;

/** The seed of the first of the random draws; each repeat has the next. The paper's five are 1101 … 1105. */
const FIRST_SEED = 1101;

/** The option that a rule proposes. */
function proposedBy(rule: string): Policy {
  return ({ options }) => {
    const place = options.findIndex(({ description = "{}" }) =>
      (JSON.parse(description).proposedBy ?? []).includes(rule),
    );
    return place < 0 ? undefined : place;
  };
}

/** An even draw among the different options: another for each request, and for each repeat of it. */
const random: Policy = ({ repeat, ...request }) =>
  stream(FIRST_SEED + repeat, "random", fingerprint(request)).int(0, request.options.length - 1);

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

/** `rule:NAME`: what that rule proposes; `random`; `first` and `last`: the option in that place. undefined: no such policy. */
export function policyOf(name: string): Policy | undefined {
  if (name.startsWith("rule:")) return proposedBy(name.slice("rule:".length));
  return new Map<string, Policy>([
    ["random", random],
    ["first", () => 0],
    ["last", ({ options }) => options.length - 1],
  ]).get(name);
}
