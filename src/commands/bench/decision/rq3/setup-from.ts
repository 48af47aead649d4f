import { type Configuration, type InstanceSetup, sequentialTasks } from "#benchmarks/decision/runs/index";
import type { Given } from "#src/commands/command";
import { nameIn, names } from "#src/pick";

const MODES = { direct: "all legal actions", proposals: "what rules propose" } as const;

/** Instances drawn of each task where the user says nothing, and their nodes. */
export const USUAL = { count: 10, order: 24 } as const;

/** @throws UserError for names that are not known */
export function instanceSetupFrom({ seed = 0, data, generate, order, seconds = 60, task }: Given): InstanceSetup {
  const count = generate ?? (data === undefined ? USUAL.count : undefined);
  const named = task as readonly string[] | undefined;
  return {
    schema: 1,
    part: "rq3",
    seed: seed as number,
    tasks: named?.map((name) => nameIn("task", sequentialTasks, name)) ?? names(sequentialTasks),
    ...(data !== undefined && { data: data as string }),
    ...(count !== undefined && {
      generate: { count: count as number, order: (order as number | undefined) ?? USUAL.order },
    }),
    seconds: seconds as number,
  };
}

/** @throws UserError for a mode that there is not */
export function modesFrom({ mode }: Given): Pick<Configuration, "modes"> {
  return mode === undefined ? {} : { modes: [nameIn("mode", MODES, mode as string)] };
}
