import { always } from "#benchmarks/decision/rq1/policies/always";
import { oracle } from "#benchmarks/decision/rq1/policies/oracle";
import type { Policy } from "#benchmarks/decision/rq3/policies";

/**
 * A policy by name: `always:ID` picks that option (the first where there is none); `oracle` answers rightly, and
 * `oracle:RATE` errs at that rate, 0 … 1. undefined: no such policy.
 */
export function queryPolicyOf(name: string): Policy | undefined {
  const [kind, given] = [name.split(":", 1)[0], name.slice(name.indexOf(":") + 1)];
  if (name === "oracle") return oracle(0);
  if (kind === "always" && given !== "") return always(given);
  const isRate = /^(0|1|0?\.\d{1,6})$/.test(given);
  return kind === "oracle" && isRate ? oracle(Number(given)) : undefined;
}
