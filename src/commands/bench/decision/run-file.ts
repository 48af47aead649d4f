import { join } from "node:path";
import {
  type Configuration,
  isPolicy,
  type PartName,
  type Results,
  type RunFolder,
  requirePolicy,
  runFolder,
} from "#benchmarks/decision/runs/index";
import type { Leave } from "#src/commands/ask/costs";
import { askAll } from "#src/commands/bench/decision/ask-all";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import { type DecisionExperiment, keys, knownKeys } from "#src/commands/bench/decision/experiment";
import { hold } from "#src/commands/bench/decision/hold";
import { prepareQueries } from "#src/commands/bench/decision/rq1/prepare";
import { tuneLocal } from "#src/commands/bench/decision/rq1/tune";
import { prepareTargets } from "#src/commands/bench/decision/rq2/prepare";
import { prepareInstances } from "#src/commands/bench/decision/rq3/prepare";
import { withRules } from "#src/commands/bench/decision/rq3/with-rules";
import { scoreInto } from "#src/commands/bench/decision/score-into";
import { scoreLines } from "#src/commands/bench/decision/score-lines";
import { writeReport } from "#src/commands/bench/decision/write-report";
import type { Io } from "#src/commands/command";
import { readYaml } from "#src/commands/run/read-yaml";

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
  async rq1(run, { seed, rq1 }, io) {
    const { models, tune, ...drawn } = rq1!;
    const setup = { schema: 1, part: "rq1", seed, ...drawn } as const;
    const what = await prepareQueries(run, setup, io);
    const tuned = tune && (await tuneLocal(run, setup, tune, io));
    return { ...what, ...tuned, configurations: [...(tuned?.configurations ?? []), ...configurations("rq1", models)] };
  },
  async rq2(run, { seed, rq2 }, io) {
    const { models, ...drawn } = rq2!;
    const what = await prepareTargets(run, { schema: 1, part: "rq2", seed, ...drawn }, io);
    return { ...what, configurations: configurations("rq2", models) };
  },
  async rq3(run, { seed, rq3 }, io) {
    const { models, ...drawn } = rq3!;
    const what = await prepareInstances(run, { schema: 1, part: "rq3", seed, ...drawn }, io);
    const each = models.flatMap(({ model, ...settings }) =>
      withRules([model], drawn.tasks).map((one) => ({ ...settings, model: one })),
    );
    return { ...what, configurations: configurations("rq3", each) };
  },
};

function configurations(part: PartName, models: readonly Omit<Configuration, "schema">[]): Configuration[] {
  for (const { model } of models) if (isPolicy(model)) requirePolicy(model, part);
  return models.map((given) => ({ schema: 1, ...given }));
}

function readExperiment(path: string): DecisionExperiment {
  const file = readYaml(path);
  const parsed = keys.safeParse(file.given);
  if (parsed.success) return parsed.data;
  throw file.mistake(parsed.error.issues, (part) =>
    part === undefined ? Object.keys(keys.shape) : (knownKeys[String(part)] ?? []),
  );
}
