import { existsSync } from "node:fs";
import { join } from "node:path";
import { saysYes } from "#src/commands/agree";
import type { Io } from "#src/commands/command";
import type { Experiment } from "#src/commands/run/experiment";
import type { Folder } from "#src/commands/run/folder";
import { hostedPlan } from "#src/commands/run/hosted-plan";
import type { Means } from "#src/commands/run/services";
import { UserError } from "#src/errors";
import { writeWhole } from "#src/jsonl";
import type { Trainer } from "#training/trainer";

interface Asked {
  readonly run: Folder;
  readonly experiment: Experiment;
  readonly trainer: Trainer;
  readonly means: Means;
  readonly yes: boolean;
}

/**
 * Shows what a run will send to a service and what that costs, before its first request, and goes on with a yes alone:
 * `--yes`, one at the terminal, or the one that an earlier session of the run was given.
 *
 * @throws UserError without a yes, for what the service no longer takes, and for a cost limit that cannot be kept
 *   because a price is unknown
 */
export async function consent({ run, experiment, trainer, means, yes }: Asked, io: Io): Promise<void> {
  const given = join(run.dir, "agreed.json");
  if (!trainer.preflight || existsSync(given)) return;
  const { via } = experiment.tune;
  const { lines, refusals, priced } = hostedPlan(experiment, trainer, means, run.splits);
  io.err(`${lines.join("\n")}\n`);
  if (refusals.length > 0)
    throw new UserError(`${via}: expected a service that takes these jobs, got ${refusals[0]}; choose another`);
  if (means.maxCost !== undefined && !priced) {
    throw new UserError(
      "--max-cost: expected a known price for every model, got one that is unknown; add it to a file of prices (--prices)",
    );
  }
  if (!(await saysYes(io, yes)))
    throw new UserError(`${via}: expected a yes before anything is sent, got none; add --yes`);
  writeWhole(given, `${JSON.stringify({ schema: 1, plan: lines })}\n`);
}
