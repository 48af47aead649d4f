import type { Rules } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { releasedModularity } from "#benchmarks/graphinstruct/constraints/properties/released-modularity";
import { soundModularity } from "#benchmarks/graphinstruct/constraints/properties/sound-modularity";

/** The modularity by either set of rules, each worked out once. */
export function modularityByRules(facts: Facts): (rules: Rules) => number | undefined {
  const kept = new Map<Rules, number | undefined>();
  return (rules) => {
    if (!kept.has(rules)) kept.set(rules, rules === "compat" ? releasedModularity(facts) : soundModularity(facts));
    return kept.get(rules);
  };
}
