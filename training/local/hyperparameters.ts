import { z } from "zod";
import { UserError } from "#src/errors";

const share = z.number().min(0).max(1);

/** What may be set, and to what; the defaults are in it. */
export const settings = z.strictObject({
  steps: z.int().min(1).default(300),
  /** Rows of a batch. */
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
  /** The share of each batch that is taken from the base's own documents, in all encodings. */
  replay: share.default(0),
});

/** What decides a local tuning run besides rows, base and seed. */
export type Hyperparameters = Readonly<z.infer<typeof settings>>;

/**
 * Fills in the defaults.
 *
 * @throws UserError for an unknown name or an impossible value
 */
export function hyperparameters(given: Readonly<Record<string, unknown>>): Hyperparameters {
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const known = Object.keys(settings.shape).sort().join(", ");
  throw new UserError(`hyperparameters${path.map((name) => ` ${String(name)}`).join("")}: ${message}; known: ${known}`);
}
