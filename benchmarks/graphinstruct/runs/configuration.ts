import { z } from "zod";
import { type CaapTable, caapTable } from "#benchmarks/graphinstruct/ask/caap/caap-table";
import { releasedTier, tiers } from "#benchmarks/graphinstruct/ask/caap/tiers";
import { methods } from "#benchmarks/graphinstruct/ask/methods/index";
import type { AskOrder } from "#benchmarks/graphinstruct/ask/play-items";
import { defaults } from "#benchmarks/graphinstruct/ask/settings";
import { strategies } from "#benchmarks/graphinstruct/ask/strategies";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { nameOf } from "#src/name-of";

const count = z.int().min(1);

/** How a model is asked; what is left out is as usual. */
export const settingsShape = z.strictObject({
  method: nameOf(methods).optional(),
  strategy: nameOf(strategies).optional(),
  samples: count.optional(),
  rounds: z.int().min(0).optional(),
  feedback: z.enum(["none", "coarse", "fine"]).optional(),
  tries: count.optional(),
  mode: z.enum(["compat", "sound"]).optional(),
  temperature: z.number().min(0).max(2).optional(),
  maxTokens: count.optional(),
  seed: z.int().min(0).optional(),
  heldout: z.boolean().optional(),
  asReleased: z.boolean().optional(),
  tier: z.enum(tiers).optional(),
});

/** A model and how it is asked: all that its outputs depend on beside the instructions. */
export const configurationShape = settingsShape.required().extend({
  schema: z.literal(1),
  /** As KIND:NAME. */
  model: z.string().min(3),
  /** What the model calls itself in the log of replies; undefined before it was asked. */
  id: z.string().optional(),
  /** A learned table of CAAP; undefined: the released rules. */
  table: caapTable.optional(),
});

export type Configuration = z.infer<typeof configurationShape>;

/**
 * A model asked as usual but for some settings; CAAP takes it for one of the released tier of its name.
 *
 * @param model as KIND:NAME
 */
export function configure(model: string, settings: z.infer<typeof settingsShape>, table?: CaapTable): Configuration {
  const { topP, exemplars, ...usual } = defaults;
  const tier = releasedTier(model.slice(model.indexOf(":") + 1));
  const chosen = { ...usual, method: "sample", tier, ...settings, ...(table && { table }) };
  return configurationShape.parse({ schema: 1, ...chosen, model });
}

/** What a configuration asks; exemplars are taken from the instructions themselves. */
export function orderOf(
  { schema, model, id, table, ...order }: Configuration,
  exemplars: readonly Instruction[],
): AskOrder {
  return { ...order, topP: 1, exemplars, ...(table && { table }) };
}

/**
 * The name of a configuration's files: `{model}-{strategy}`, or `{model}-{method}` with whatever sets it apart from that
 * method's usual settings, as the published files are called (`…-vgig-fbcoarse`, `…-vgig-T5`).
 */
export function configurationName({ model, method, ...given }: Configuration): string {
  const { strategy, rounds, feedback, heldout } = given;
  const published = method.startsWith("published-");
  const way = method === "sample" ? strategy : method.replace(/^published-/, "");
  const refines = method === "vgig" || method === "combined";
  const chooses = method === "caap" || method === "combined";
  const apart = [
    published && "published",
    method !== "sample" && !chooses && strategy !== defaults.strategy && strategy,
    refines && rounds !== defaults.rounds && `T${rounds}`,
    refines && feedback !== defaults.feedback && `fb${feedback}`,
    heldout && "heldout",
  ].filter((part) => part !== false);
  return [slug(model), way, ...apart].join("-");
}

/** A model's name as a part of a file's: what comes after its kind, letters, digits and dots. */
function slug(model: string): string {
  return model
    .slice(model.indexOf(":") + 1)
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** How outputs are scored, by name. */
export const scoreModes = {
  compat: "as the released code scores, faults included",
  sound: "as docs/graphinstruct.md says it should be",
} as const satisfies Record<ScoreMode, string>;
