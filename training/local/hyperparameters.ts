import { z } from "zod";
import { UserError } from "#src/errors";
import type { Examples } from "#training/trainer";

const share = z.number().min(0).max(1);

/** What every method is told. */
const common = {
  steps: z.int().min(1).default(300),
  /** Examples of a batch. */
  batch: z.int().min(1).default(32),
  /** The highest learning rate. */
  rate: z.number().positive().default(0.002),
  /** Steps until it is reached. */
  warmUp: z.int().min(0).default(30),
  /** The last step's share of it. */
  floor: share.default(0.05),
  weightDecay: z.number().min(0).default(0.1),
  optimizer: z.enum(["muon", "adamw"]).default("muon"),
  /** Keeps what tokens mean as the base learned it. */
  freezeEmbedding: z.boolean().default(false),
  /** The share of each batch that is taken from the base's own documents, in all encodings; never the whole. */
  replay: share.default(0),
};

/** What may be set for each method, and to what; the defaults are in it. */
export const settings = {
  sft: z.strictObject(common),
  dpo: z.strictObject({
    ...common,
    /** How closely the model is held to what it was; with a small one it moves far (Rafailov et al. 2023). */
    beta: z.number().positive().default(0.1),
    /** Weight of the chosen reply's own likelihood in the loss. */
    sft: z.number().min(0).default(0),
    steps: common.steps.default(50),
    batch: common.batch.default(16),
    rate: common.rate.default(0.0002),
    warmUp: common.warmUp.default(10),
    weightDecay: common.weightDecay.default(0),
    /** At most half: a run of DPO learns from pairs above all. */
    replay: share.max(0.5).default(0),
  }),
} as const satisfies Record<Examples["method"], z.ZodObject>;

/** What decides a local run of supervised tuning besides rows, base and seed. */
export type Hyperparameters = Readonly<z.infer<typeof settings.sft>>;

/** What decides a local run of DPO besides pairs, base and seed. */
export type PreferenceHyperparameters = Readonly<z.infer<typeof settings.dpo>>;

/**
 * Fills in the defaults.
 *
 * @throws UserError for an unknown name or an impossible value
 */
export function hyperparameters<Settings extends z.ZodObject>(
  known: Settings,
  given: Readonly<Record<string, unknown>>,
): Readonly<z.infer<Settings>> {
  const parsed = known.safeParse(given);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const names = Object.keys(known.shape).sort().join(", ");
  throw new UserError(`hyperparameters${path.map((name) => ` ${String(name)}`).join("")}: ${message}; known: ${names}`);
}
