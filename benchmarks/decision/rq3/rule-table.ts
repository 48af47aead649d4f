import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";

/**
 * What the rules and classical methods reach on an instance, as integers, with its reference, in the field names of the
 * conformance kit: `optimum`, `bks_2016` or, where neither is known, `best_found`, and `rules`; influence has seeds and active nodes, modularity 4m² times its values.
 */
export function ruleRow(posed: Posed): Readonly<Record<string, unknown>> {
  const { nodes: n, edges: m, reference, measure, rules, controls } = posed;
  const size = m === undefined ? { n } : { n, m };
  const values = Object.fromEntries(rules.map((rule) => [rule, posed.value(posed.byRule(rule))]));
  switch (posed.task) {
    case "lt": {
      const found = rules.map((rule) => {
        const seeds = posed.byRule(rule);
        return [rule, { seeds, active: posed.value(seeds) }];
      });
      const { value: optimum, actions: witness } = reference;
      return { ...size, optimum, witness, first_pool: posed.firstProposals(), rules: Object.fromEntries(found) };
    }
    case "modularity": {
      const { kind, value, bound, actions = [] } = reference;
      const found = {
        optimum_scaledQ: value,
        optimum_Q: value / measure.scale!,
        optimum_partition: partition(actions),
      };
      return {
        ...size,
        scale: measure.scale,
        rules_scaledQ: values,
        ...found,
        status: kind,
        ...(bound !== undefined && { bound_scaledQ: bound }),
      };
    }
    default: {
      const classical = Object.fromEntries(controls.map((control) => [control, posed.byControl(control)]));
      return { ...size, ...referenceFields(reference), rules: { ...values, ...classical } };
    }
  }
}

function referenceFields({ kind, value, bound }: Reference): Readonly<Record<string, number>> {
  const most = bound !== undefined && { bound };
  if (kind === "best-known") return { bks_2016: value, ...most };
  return kind === "bounded" ? { best_found: value, ...most } : { optimum: value };
}

/** Sides as letters; node 0 is on A. */
function partition(actions: readonly number[]): string {
  return `A${actions.map((side) => (side === 0 ? "A" : "B")).join("")}`;
}

/** The rows by task and instance. */
export function ruleTable(posed: readonly Posed[]): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const tasks = [...new Set(posed.map(({ task }) => task))];
  return Object.fromEntries(
    tasks.map((task) => [
      task,
      Object.fromEntries(posed.filter((one) => one.task === task).map((one) => [one.id, ruleRow(one)])),
    ]),
  );
}
