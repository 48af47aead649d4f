import { boundWords } from "#benchmarks/decision/report/tables/reference-table";
import { plain, type Table } from "#benchmarks/decision/report/tables/table";
import { TASKS } from "#benchmarks/decision/report/tables/trajectory-tables";
import { gapWords } from "#benchmarks/decision/report/tables/words";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { groupBy } from "#src/group-by";

/** What rules and classical methods reach, a table a task: values by instance, and the mean gaps. */
export function ruleTables(posed: readonly Posed[]): Table[] {
  return [...groupBy(posed, ({ task }) => task)].map(([task, own]) => ruleTableOf(task, own));
}

function ruleTableOf(task: string, posed: readonly Posed[]): Table {
  const { title, unit, digits } = TASKS[task]!;
  const [{ rules, controls }] = posed as [Posed];
  const reached = posed.map((one) => [
    ...rules.map((rule) => one.value(one.byRule(rule))),
    ...controls.map((control) => one.byControl(control)),
  ]);
  const rows = posed.map(({ id, reference }, i) => ({
    name: `${id} (${boundWords(reference)})`,
    cells: [reference.value, ...reached[i]!].map((value) => plain(gapWords(value, 0))),
  }));
  const gaps = reached[0]!.map((_, column) => {
    const sum = posed.reduce((total, one, i) => total + one.gap(reached[i]![column]!), 0);
    return plain((sum / posed.length).toFixed(digits));
  });
  return {
    caption: `${title}; the last line is the mean gap, ${unit}. ${legend([...rules, ...controls])}`,
    head: ["instance", "reference", ...[...rules, ...controls].map((_, i) => `[${i + 1}]`)],
    rows: [...rows, { name: "mean gap", isFloor: true, cells: [plain(""), ...gaps] }],
  };
}

function legend(names: readonly string[]): string {
  return names.map((name, i) => `[${i + 1}] ${name}`).join(" ");
}
