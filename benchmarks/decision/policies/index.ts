import type { Policy } from "#benchmarks/decision/policies/policy";
import { random } from "#benchmarks/decision/policies/random";
import { names } from "#src/pick";

/** The policies that know nothing of what is asked: an even draw, or the option in a place. */
export const blindPolicies = {
  random,
  first: () => 0,
  last: ({ options }) => options.length - 1,
} as const satisfies Record<string, Policy>;

/** The policy of a registry under a name; undefined: there is none. */
export function policyIn(registry: Readonly<Record<string, Policy>>, name: string): Policy | undefined {
  const found = names(registry).find((known) => known === name);
  return found === undefined ? undefined : registry[found];
}
