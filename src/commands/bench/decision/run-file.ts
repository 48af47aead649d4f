import { join } from "node:path";
import {
  type Configuration,
  isPolicy,
  type PartName,
  type Results,
  type RunFolder,
  requirePolicy,
  runFolder,
  type SequentialName,
} from "#benchmarks/decision/runs/index";
import type { Leave } from "#src/commands/ask/costs";
import { askAll } from "#src/commands/bench/decision/ask-all";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import { type DecisionExperiment, keys, knownKeys } from "#src/commands/bench/decision/experiment";
import { hold } from "#src/commands/bench/decision/hold";
import { prepareQueries } from "#src/commands/bench/decision/rq1/prepare";
import { tuneLocal } from "#src/commands/bench/decision/rq1/tune";
import { prepareTargets } from "#src/commands/bench/decision/rq2/prepare";
import { USUAL as usualBuiltIn } from "#src/commands/bench/decision/rq2/setup-from";
import { prepareInstances } from "#src/commands/bench/decision/rq3/prepare";
import { USUAL as usualDraw } from "#src/commands/bench/decision/rq3/setup-from";
import { withRules } from "#src/commands/bench/decision/rq3/with-rules";
import { scoreInto } from "#src/commands/bench/decision/score-into";
import { scoreLines } from "#src/commands/bench/decision/score-lines";
import { writeReport } from "#src/commands/bench/decision/write-report";
import type { Io } from "#src/commands/command";
import { type Issue, readYaml } from "#src/commands/run/read-yaml";
import { UserError } from "#src/errors";

/**
 * Runs an experiment file of GraphDecisionBench, part by part: asking, scores, and one report of all. Goes on where it was
 * stopped.
 *
 * @throws UserError naming file, line and key for what the file should not say
 */
export async function runFile(path: string, dir: string, leave: Leave, io: Io): Promise<void> {
  const experiment = readExperiment(path);
  const parts: { readonly run: RunFolder; readonly results: Results }[] = [];
  for (const part of ["rq1", "rq2", "rq3"] as const) {
    if (!experiment[part]) continue;
    const run = runFolder(join(dir, part));
    parts.push({ run, results: await hold(run, () => runPart(run, part, experiment, leave, io)) });
  }
  const { title, subtitle } = experiment;
  const files = await writeReport(join(dir, "report"), { title, subtitle }, parts, io);
  const lines = parts.flatMap(({ results }) => scoreLines(results, io.columns));
  io.out(`${[...lines, ...files].join("\n")}\n`);
}

async function runPart(
  run: RunFolder,
  part: PartName,
  experiment: DecisionExperiment,
  leave: Leave,
  io: Io,
): Promise<Results> {
  await askAll({ run, part, ...(await orders[part](run, experiment, io)) }, leave, io);
  return scoreInto(part, run, io);
}

type Prepare = (run: RunFolder, experiment: DecisionExperiment, io: Io) => Promise<Omit<AskOrder, "run" | "part">>;

/** What is asked whom in each part. */
const orders: Readonly<Record<PartName, Prepare>> = {
  async rq1(run, experiment, io) {
    const { models, tune, ...drawn } = experiment.rq1!;
    const setup = { schema: 1, part: "rq1", seed: experiment.seed, ...drawn } as const;
    const what = await prepareQueries(run, setup, io);
    const tuned = tune && (await tuneLocal(run, setup, tune, io));
    const others = configurations("rq1", models);
    return { ...what, ...tuned, configurations: [...(tuned?.configurations ?? []), ...others] };
  },
  async rq2(run, experiment, io) {
    const { models, ...drawn } = experiment.rq2!;
    const builtIn = drawn.builtIn ?? (drawn.data ? [] : usualBuiltIn);
    const setup = { schema: 1, part: "rq2", seed: experiment.seed, ...drawn, builtIn } as const;
    return { ...(await prepareTargets(run, setup, io)), configurations: configurations("rq2", models) };
  },
  async rq3(run, experiment, io) {
    const { models, ...drawn } = experiment.rq3!;
    const generate = drawn.generate ?? (drawn.data === undefined ? usualDraw : undefined);
    const setup = { schema: 1, part: "rq3", seed: experiment.seed, ...drawn, ...(generate && { generate }) } as const;
    return { ...(await prepareInstances(run, setup, io)), configurations: players(models, drawn.tasks) };
  },
};

function players(models: readonly Settings[], tasks: readonly SequentialName[]): Configuration[] {
  const each = models.flatMap(({ model, ...settings }) =>
    withRules([model], tasks).map((one) => ({ ...settings, model: one })),
  );
  return configurations("rq3", each);
}

type Settings = Omit<Configuration, "schema">;

function configurations(part: PartName, models: readonly Settings[]): Configuration[] {
  for (const { model } of models) if (isPolicy(model)) requirePolicy(model, part);
  return models.map((given) => ({ schema: 1, ...given }));
}

/** @throws UserError for what the file should not say; nothing has been drawn then */
function readExperiment(path: string): DecisionExperiment {
  const file = readYaml(path);
  const parsed = keys.safeParse(file.given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue): Issue => {
      const known = knownKeys(issue.path);
      return known ? { ...issue, known } : issue;
    });
    throw file.mistake(issues, () => []);
  }
  const { rq1, rq2, rq3 } = parsed.data;
  if (!rq1 && !rq2 && !rq3)
    throw new UserError(`${path}: expected a part, one of rq1, rq2, rq3, got none; see examples/decision.yaml`);
  if (rq1?.models.length === 0 && !rq1.tune)
    throw new UserError(`${path}: rq1: expected models or tune, got neither; see examples/decision.yaml`);
  configurations("rq1", rq1?.models ?? []);
  configurations("rq2", rq2?.models ?? []);
  players(rq3?.models ?? [], rq3?.tasks ?? []);
  return parsed.data;
}
