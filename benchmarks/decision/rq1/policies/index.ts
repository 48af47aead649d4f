import { blindPolicies, policyIn } from "#benchmarks/decision/policies/index";
import type { Policy } from "#benchmarks/decision/policies/policy";
import { always } from "#benchmarks/decision/rq1/policies/always";
import { oracle } from "#benchmarks/decision/rq1/policies/oracle";

/**
 * A policy by name: `always:ID` picks that option (the first where there is none); `oracle` answers rightly, and
 * `oracle:RATE` errs at that rate, 0 … 1; else one of the blind ones. undefined: no such policy.
 */
export function queryPolicyOf(name: string): Policy | undefined {
  if (name === "oracle") return oracle(0);
  const [, kind, given] = /^(always|oracle):(.+)$/.exec(name) ?? [];
  if (given === undefined) return policyIn(blindPolicies, name);
  if (kind === "always") return always(given);
  return /^(0|1|0?\.\d{1,6})$/.test(given) ? oracle(Number(given)) : undefined;
}
