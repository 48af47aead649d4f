import { z } from "zod";
import type { CaapTable } from "#benchmarks/graphinstruct/ask/caap/caap-table";
import { methods } from "#benchmarks/graphinstruct/ask/methods/index";
import type { AskOrder } from "#benchmarks/graphinstruct/ask/play-items";
import { defaults } from "#benchmarks/graphinstruct/ask/settings";
import { strategies } from "#benchmarks/graphinstruct/ask/strategies";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { nameOf } from "#src/name-of";

const count = z.int().min(1);

/** A model and how it is asked: all that its outputs depend on beside the instructions. */
export const configurationShape = z.strictObject({
  schema: z.literal(1).prefault(1),
  /** As KIND:NAME. */
  model: z.string().min(3),
  /** What the model calls itself in the log of replies; undefined before it was asked. */
  id: z.string().optional(),
  method: nameOf(methods).prefault("sample"),
  strategy: nameOf(strategies).prefault(defaults.strategy),
  samples: count.prefault(defaults.samples),
  rounds: z.int().min(0).prefault(defaults.rounds),
  feedback: z.enum(["none", "coarse", "fine"]).prefault(defaults.feedback),
  tries: count.prefault(defaults.tries),
  mode: z.enum(["compat", "sound"]).prefault(defaults.mode),
  temperature: z.number().min(0).max(2).prefault(defaults.temperature),
  maxTokens: count.prefault(defaults.maxTokens),
  seed: z.int().min(0).prefault(defaults.seed),
  heldout: z.boolean().prefault(defaults.heldout),
  asReleased: z.boolean().prefault(defaults.asReleased),
  tier: z.enum(["T1", "T2-GPT", "T2-open", "T3"]).prefault(defaults.tier),
  /** A learned table of CAAP; undefined: the released rules. */
  table: z.custom<CaapTable>().optional(),
});

export type Configuration = z.infer<typeof configurationShape>;

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
export function slug(model: string): string {
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
