import { z } from "zod";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import {
  configurationShape,
  instanceSetup,
  querySetup,
  SEQUENTIAL,
  targetSetup,
} from "#benchmarks/decision/runs/index";
import { encodings } from "#generators/encodings/index";
import { nameOf } from "#src/name-of";

const { model, name, repeats, modes } = configurationShape.shape;
const asked = { model, name, repeats: repeats.prefault(1) };
const short = model.transform((spec) => ({ model: spec, repeats: 1 }));
const drawn = { schema: true, part: true, seed: true } as const;

/** A model by its specification, or with settings beside it. */
const someone = z.array(z.union([short, z.strictObject(asked)])).min(1);
const player = z.array(z.union([short, z.strictObject({ ...asked, modes })])).min(1);

/** The local laptop model tuned on queries, stage by stage, and asked before and after. */
export const tune = z.strictObject({
  encoding: nameOf(encodings),
  repeats: z.int().min(1).prefault(10),
  stages: z
    .array(
      z.strictObject({
        tasks: z.array(nameOf(queryTasks)).min(1),
        hyperparameters: z.record(z.string(), z.number()).prefault({}),
      }),
    )
    .min(1),
});

const rq1 = querySetup.omit(drawn).extend({
  split: querySetup.shape.split.prefault("main"),
  models: someone.prefault([]),
  tune: tune.optional(),
});
const rq2 = targetSetup.omit(drawn).extend({
  split: targetSetup.shape.split.prefault("test"),
  builtIn: targetSetup.shape.builtIn.prefault([]),
  models: someone,
});
const rq3 = instanceSetup.omit(drawn).extend({
  tasks: instanceSetup.shape.tasks.prefault([...SEQUENTIAL]),
  seconds: instanceSetup.shape.seconds.prefault(60),
  models: player,
});

/** What an experiment file of GraphDecisionBench may say; a part that it does not name is not run. */
export const keys = z.strictObject({
  benchmark: z.literal("decision"),
  title: z.string(),
  subtitle: z.string().prefault(""),
  seed: z.int().min(0),
  rq1: rq1.optional(),
  rq2: rq2.optional(),
  rq3: rq3.optional(),
});

/** The keys that each part of a file may have. */
export const knownKeys: Readonly<Record<string, readonly string[]>> = {
  rq1: Object.keys(rq1.shape),
  rq2: Object.keys(rq2.shape),
  rq3: Object.keys(rq3.shape),
};

export type DecisionExperiment = z.infer<typeof keys>;
