import { z } from "zod";
import { settingsShape } from "#benchmarks/invariance/runs/settings";

/** A data set of an experiment: drawn, or a file. */
export const dataShape = z.strictObject({
  /** `graphqa`, `erdos`, or a file. */
  dataset: z.string(),
  /** Graphs, or instances of each task. */
  count: z.int().min(1).optional(),
  seed: z.int().min(0).optional(),
  pilot: z.boolean().prefault(false),
});

/** What an experiment file of the invariance audit may say. */
export const keys = settingsShape.omit({ timeout: true, memory: true }).extend({
  benchmark: z.literal("invariance"),
  title: z.string(),
  subtitle: z.string().prefault(""),
  data: z.array(dataShape).min(1),
  models: z.array(z.string()).min(1),
  /** Seconds of wall time for a program. */
  timeout: z.number().min(0.05).prefault(20),
  /** Megabytes for a program. */
  memory: z.int().min(16).prefault(1024),
});

export type InvarianceExperiment = z.infer<typeof keys>;
