import { type SequentialName, sequentialTasks } from "#benchmarks/decision/runs/rq3/sequential-tasks";
import { unknownName } from "#src/pick";

const RULE = "policy:rule:";
/** What a proposer that was fitted is called. */
const LEARNED = "learned";

/**
 * Models with `policy:rules` as each rule of some tasks.
 *
 * @throws UserError for a rule that none of the tasks has
 */
export function withRules(models: readonly string[], tasks: readonly SequentialName[]): string[] {
  const rules = [...new Set(tasks.flatMap((task) => Object.keys(sequentialTasks[task].rules)))];
  return models.flatMap((model) => {
    if (model === "policy:rules") return rules.map((rule) => RULE + rule);
    const rule = model.startsWith(RULE) ? model.slice(RULE.length) : LEARNED;
    if (rule !== LEARNED && !rules.includes(rule)) throw unknownName("rule", rule, rules);
    return [model];
  });
}
