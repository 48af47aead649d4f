import { z } from "zod";
import { armName, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { PUBLISHED_LIMITS } from "#benchmarks/invariance/plays/limits";
import { armsByName } from "#benchmarks/invariance/runs/arms-by-name";
import { experiments } from "#benchmarks/invariance/runs/trial-sets";
import { nameOf } from "#src/name-of";

/** How models are asked and their programs are run; what is left out is as published. */
export const settingsShape = z.strictObject({
  /** By name. */
  arms: z.array(nameOf(armsByName)).min(1).prefault(PUBLISHED_ARMS.map(armName)),
  /** Those made beside the audit. */
  experiments: z.array(nameOf(experiments)).prefault([]),
  /** Whether graph-as-code says that an undirected graph is undirected. */
  saysUndirected: z.boolean().prefault(true),
  /** Tokens of a reply. */
  maxTokens: z.int().min(1).prefault(PUBLISHED_LIMITS.maxTokens),
  /** Milliseconds of wall time for a program. */
  timeout: z.int().min(1).prefault(PUBLISHED_LIMITS.timeout),
  /** Bytes for a program. */
  memory: z.int().min(1).prefault(PUBLISHED_LIMITS.memory),
});

export type Settings = z.infer<typeof settingsShape>;
