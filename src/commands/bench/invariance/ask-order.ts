import { join } from "node:path";
import { armsByName } from "#benchmarks/invariance/runs/arms-by-name";
import { type RunFolder, runFolder } from "#benchmarks/invariance/runs/run-folder";
import { type Settings, settingsShape } from "#benchmarks/invariance/runs/settings";
import { experiments } from "#benchmarks/invariance/runs/trial-sets";
import type { Given } from "#src/commands/command";
import { nameIn } from "#src/pick";

/** What is asked, and where it is kept. */
export interface AskOrder {
  readonly run: RunFolder;
  /** Prepared data that is taken into the folder. */
  readonly data: readonly string[];
  /** As KIND:NAME. */
  readonly models: readonly string[];
  readonly settings: Settings;
  /** Whether what is put in other words than before is asked anew. */
  readonly reworded: boolean;
}

/** @throws UserError for names that are not known */
export function askOrder({ out, data, model, arm, experiment, asPublished, maxTokens, reworded }: Given): AskOrder {
  const chosen = {
    ...(arm !== undefined && { arms: (arm as string[]).map((name) => nameIn("arm", armsByName, name)) }),
    ...(experiment !== undefined && {
      experiments: (experiment as string[]).map((name) => nameIn("experiment", experiments, name)),
    }),
    ...(maxTokens !== undefined && { maxTokens: maxTokens as number }),
    saysUndirected: asPublished !== true,
  };
  return {
    run: runFolder((out as string | undefined) ?? join("out", "invariance")),
    data: (data as string[] | undefined) ?? [],
    models: model as string[],
    settings: settingsShape.parse(chosen),
    reworded: reworded === true,
  };
}
