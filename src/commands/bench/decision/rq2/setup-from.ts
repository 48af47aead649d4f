import { type BuiltInName, builtIn } from "#benchmarks/decision/rq2/built-in";
import { textGraphReaders } from "#benchmarks/decision/rq2/read/index";
import type { TargetSetup } from "#benchmarks/decision/runs/index";
import type { Given } from "#src/commands/command";
import { UserError } from "#src/errors";
import { nameIn } from "#src/pick";

const SPLITS = { test: "scored", validation: "for trying a set-up out" } as const;

/** What is asked about where the user brings nothing. */
export const USUAL: BuiltInName[] = ["planted"];

/** @throws UserError for names that are not known */
export function targetSetupFrom(given: Given): TargetSetup {
  const { seed = 0, data, form, split = "test", count, candidates, budget } = given;
  if (form !== undefined && data === undefined)
    throw new UserError("--form: expected --data beside it, got none; say which folder is in that form");
  const usual: readonly string[] = data === undefined ? USUAL : [];
  const named = (given.builtIn as readonly string[] | undefined) ?? usual;
  return {
    schema: 1,
    part: "rq2",
    seed: seed as number,
    split: nameIn("split", SPLITS, split as string),
    ...(data !== undefined && {
      data: { form: nameIn("form", textGraphReaders, (form as string | undefined) ?? "jsonl"), dir: data as string },
    }),
    builtIn: named.map((name): BuiltInName => nameIn("built-in data set", builtIn, name)),
    ...(count !== undefined && { count: count as number }),
    ...(candidates !== undefined && { pool: candidates as number }),
    ...(budget !== undefined && { budget: budget as number }),
  };
}
