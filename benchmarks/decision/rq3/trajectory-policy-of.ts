import { blindPolicies, policyIn } from "#benchmarks/decision/policies/index";
import type { Policy } from "#benchmarks/decision/policies/policy";

const RULE = "rule:";

/** A policy by name: `rule:NAME` picks what that rule proposes; else one of the blind ones. undefined: no such policy. */
export function trajectoryPolicyOf(name: string): Policy | undefined {
  return name.startsWith(RULE) ? proposedBy(name.slice(RULE.length)) : policyIn(blindPolicies, name);
}

/** The option that a rule proposes. */
function proposedBy(rule: string): Policy {
  return ({ options }) => {
    const place = options.findIndex(({ description = "{}" }) =>
      (JSON.parse(description).proposedBy ?? []).includes(rule),
    );
    return place < 0 ? undefined : place;
  };
}
