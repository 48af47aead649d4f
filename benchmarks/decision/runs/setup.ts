import { z } from "zod";
import { quotas } from "#benchmarks/decision/rq1/quotas";
import { builtIn } from "#benchmarks/decision/rq2/built-in";
import { textGraphReaders } from "#benchmarks/decision/rq2/read/index";
import { sequentialTasks } from "#benchmarks/decision/runs/rq3/sequential-tasks";
import { nameOf } from "#src/name-of";

const seed = z.int().min(0);
const count = z.int().min(1);

/** What a run of part 1 asks: the queries of a split, of the user's networks, or of generated ones where there is no `data`. */
export const querySetup = z.strictObject({
  schema: z.literal(1),
  part: z.literal("rq1"),
  seed,
  split: nameOf(quotas),
  data: z.string().optional(),
  /** Files in networks/ by the names that the networks are to have; undefined: the paper's four. */
  networks: z.record(z.string().regex(/^[\w.-]+$/), z.string()).optional(),
});

/** What a run of part 2 asks: targets of the user's text-attributed graphs, or of those built in. */
export const targetSetup = z.strictObject({
  schema: z.literal(1),
  part: z.literal("rq2"),
  seed,
  split: z.enum(["test", "validation"]),
  /** A folder, and the form it is in. */
  data: z.strictObject({ form: nameOf(textGraphReaders), dir: z.string() }).optional(),
  builtIn: z.array(nameOf(builtIn)),
  count: count.optional(),
  /** Candidates of a query. */
  pool: z.int().min(2).max(255).optional(),
  /** UTF-16 code units of the longest request. */
  budget: count.optional(),
});

/** What a run of part 3 asks: the paper's instances from the user's files, generated ones, or both. */
export const instanceSetup = z.strictObject({
  schema: z.literal(1),
  part: z.literal("rq3"),
  seed,
  tasks: z.array(nameOf(sequentialTasks)).min(1),
  data: z.string().optional(),
  generate: z.strictObject({ count, order: z.int().min(3).max(1000) }).optional(),
  /** The most that certifying one instance may take. */
  seconds: z.number().min(0).max(3600),
});

export type QuerySetup = z.infer<typeof querySetup>;
export type TargetSetup = z.infer<typeof targetSetup>;
export type InstanceSetup = z.infer<typeof instanceSetup>;
export type Setup = QuerySetup | TargetSetup | InstanceSetup;
export type PartName = Setup["part"];
