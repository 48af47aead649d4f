import type { Configuration, InstanceSetup } from "#benchmarks/decision/runs/index";
import { sequentialTasks } from "#benchmarks/decision/runs/rq3/sequential-tasks";
import { taughtProposers } from "#benchmarks/decision/runs/rq3/taught-proposers";
import type { Given } from "#src/commands/command";
import { UserError } from "#src/errors";
import { nameIn } from "#src/pick";

/**
 * What proposes, where that is not what usually does.
 *
 * @throws UserError for a task or rule that there is not
 */
export async function poolFrom({ pool, learned }: Given, setup: InstanceSetup): Promise<Configuration["pool"]> {
  const rules = (pool as readonly string[] | undefined)?.map(rulesIn);
  if (!rules && learned === undefined) return undefined;
  const taught = learned as number | undefined;
  return {
    ...(rules && { rules: Object.fromEntries(rules) }),
    ...(taught !== undefined && { taught, learned: await taughtProposers(setup, taught) }),
  };
}

function rulesIn(words: string): readonly [task: string, rules: string[]] {
  const [, task, list] = /^(\w+):([\w,]+)$/.exec(words) ?? [];
  if (task === undefined)
    throw new UserError(
      `--pool: expected TASK:RULE,RULE, got ${JSON.stringify(words)}; as in tsp:nearest,return_reserve`,
    );
  const name = nameIn("task", sequentialTasks, task);
  const { rules } = sequentialTasks[name];
  return [name, list!.split(",").map((rule) => nameIn(`rule of ${name}`, rules, rule))];
}
