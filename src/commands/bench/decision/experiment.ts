import { z } from "zod";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import {
  configurationShape,
  instanceSetup,
  querySetup,
  sequentialTasks,
  targetSetup,
} from "#benchmarks/decision/runs/index";
import { encodings } from "#generators/encodings/index";
import { nameOf } from "#src/name-of";
import { names } from "#src/pick";

const { model, name, repeats, modes } = configurationShape.shape;
const asked = z.strictObject({ model, name, repeats: repeats.prefault(1) });
const player = asked.extend({ modes });
const short = model.transform((spec) => ({ model: spec, repeats: 1 }));
const drawn = { schema: true, part: true, seed: true } as const;

/** A model by its specification, or with settings beside it. */
const someone = <Settings extends z.ZodType>(settings: Settings) =>
  z.array(z.union([short, settings], { error: "a model as KIND:NAME, or its settings" }));

const stage = z.strictObject({
  tasks: z.array(nameOf(queryTasks)).min(1),
  hyperparameters: z.record(z.string(), z.number()).prefault({}),
});

/** The local laptop model tuned on queries, stage by stage, and asked before and after. */
export const tune = z.strictObject({
  encoding: nameOf(encodings),
  repeats: z.int().min(1).prefault(10),
  stages: z.array(stage).min(1),
});

const rq1 = querySetup.omit(drawn).extend({
  split: querySetup.shape.split.prefault("main"),
  models: someone(asked).prefault([]),
  tune: tune.optional(),
});
const rq2 = targetSetup.omit(drawn).extend({
  split: targetSetup.shape.split.prefault("test"),
  builtIn: targetSetup.shape.builtIn.optional(),
  models: someone(asked).min(1),
});
const rq3 = instanceSetup.omit(drawn).extend({
  tasks: instanceSetup.shape.tasks.prefault(names(sequentialTasks)),
  seconds: instanceSetup.shape.seconds.prefault(60),
  models: someone(player).min(1),
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

/** The keys that may stand at a place of a file, its numbers left out; undefined: the place takes any, or is none of ours. */
export function knownKeys(path: readonly PropertyKey[]): readonly string[] | undefined {
  const place = path.filter((part) => typeof part === "string").join(".");
  const shape = SHAPES.get(place);
  return shape && Object.keys(shape);
}

const SHAPES: ReadonlyMap<string, object> = new Map<string, object>([
  ["", keys.shape],
  ["rq1", rq1.shape],
  ["rq1.models", asked.shape],
  ["rq1.tune", tune.shape],
  ["rq1.tune.stages", stage.shape],
  ["rq2", rq2.shape],
  ["rq2.data", targetSetup.shape.data.unwrap().shape],
  ["rq2.models", asked.shape],
  ["rq3", rq3.shape],
  ["rq3.generate", instanceSetup.shape.generate.unwrap().shape],
  ["rq3.models", player.shape],
]);

export type DecisionExperiment = z.infer<typeof keys>;
