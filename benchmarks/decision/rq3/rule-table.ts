import type { Posed } from "#benchmarks/decision/rq3/posed";
import { groupBy } from "#src/group-by";

type Row = Readonly<Record<string, unknown>>;

/**
 * What the rules and classical methods reach, as integers, with the references, by task and instance, in the field names of
 * the conformance kit: `optimum`, `bks_2016` or, where neither is known, `best_found`, and `rules`; influence has seeds and
 * active nodes, modularity 4m² times its values.
 */
export function ruleTable(posed: readonly Posed[]): Readonly<Record<string, Readonly<Record<string, Row>>>> {
  const byTask = [...groupBy(posed, ({ task }) => task)];
  return Object.fromEntries(
    byTask.map(([task, own]) => [task, Object.fromEntries(own.map((one) => [one.id, row(one)]))]),
  );
}

function row(posed: Posed): Row {
  const { task, nodes: n, edges: m } = posed;
  const fields = task === "lt" ? influenceFields : task === "modularity" ? modularityFields : valueFields;
  return { n, ...(m !== undefined && { m }), ...fields(posed) };
}

function influenceFields(posed: Posed): Row {
  const { value: optimum, actions: witness } = posed.reference;
  const rules = posed.rules.map((rule) => {
    const seeds = posed.byRule(rule);
    return [rule, { seeds, active: posed.value(seeds) }];
  });
  return { optimum, witness, first_pool: posed.firstProposals(), rules: Object.fromEntries(rules) };
}

function modularityFields(posed: Posed): Row {
  const { kind: status, value, bound, actions = [] } = posed.reference;
  const { scale } = posed.measure;
  return {
    scale,
    rules_scaledQ: ruleValues(posed),
    optimum_scaledQ: value,
    optimum_Q: value / scale!,
    optimum_partition: partition(actions),
    status,
    ...(bound !== undefined && { bound_scaledQ: bound }),
  };
}

/** Sides as letters; node 0 is on A. */
function partition(actions: readonly number[]): string {
  return `A${actions.map((side) => (side === 0 ? "A" : "B")).join("")}`;
}

function valueFields(posed: Posed): Row {
  const { kind, value, bound } = posed.reference;
  const name = kind === "best-known" ? "bks_2016" : kind === "bounded" ? "best_found" : "optimum";
  const controls = posed.controls.map((control) => [control, posed.byControl(control)]);
  return {
    [name]: value,
    ...(bound !== undefined && { bound }),
    rules: { ...ruleValues(posed), ...Object.fromEntries(controls) },
  };
}

function ruleValues(posed: Posed): Readonly<Record<string, number>> {
  return Object.fromEntries(posed.rules.map((rule) => [rule, posed.value(posed.byRule(rule))]));
}
