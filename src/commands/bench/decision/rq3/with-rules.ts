import { sequentialTasks } from "#benchmarks/decision/runs/rq3/sequential-tasks";

/** `policy:rules` stands for each rule of each task. */
export function withRules(models: readonly string[]): string[] {
  return models.flatMap((model) => (model === "policy:rules" ? allRules() : [model]));
}

function allRules(): string[] {
  const rules = Object.values(sequentialTasks).flatMap(({ rules }) => Object.keys(rules));
  return [...new Set(rules)].map((rule) => `policy:rule:${rule}`);
}
