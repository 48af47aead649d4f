import { z } from "zod";
import { strategies } from "#benchmarks/graphinstruct/ask/index";
import { settingsShape } from "#benchmarks/graphinstruct/runs/index";
import { nameOf } from "#src/name-of";

const count = z.int().min(1);
/** What an experiment file of GraphInstruct may say. */
export const keys = z.strictObject({
  benchmark: z.literal("graphinstruct"),
  title: z.string(),
  subtitle: z.string().optional(),
  seed: z.int().min(0),
  /** So many drawn for each level; or a folder of instructions. */
  instructions: z.union([count, z.string()]),
  /** So many graphs drawn for each reference pool, 0 for none; or a folder of pools. */
  pools: z.union([z.int().min(0), z.string()]).prefault(220),
  models: z.array(z.string()).min(1),
  /** Each model is asked in each of these ways. */
  strategies: z.array(nameOf(strategies)).min(1).prefault(["zero-shot"]),
  /** Settings that all configurations share. */
  ask: settingsShape.prefault({}),
  /** Further configurations, of all models or of those named. */
  methods: z.array(settingsShape.extend({ models: z.array(z.string()).min(1).optional() })).prefault([]),
});

export type GraphInstructExperiment = z.infer<typeof keys>;
