import { z } from "zod";

/** What a configuration is that its log holds replies of, whatever it was asked about. */
export const configurationShape = z.strictObject({
  schema: z.literal(1),
  /** KIND:NAME, or policy:NAME. */
  model: z.string().regex(/^[^:]+:./),
  /** What tables call it; undefined: by its model and settings. */
  name: z.string().min(1).max(60).optional(),
  /** What the model calls itself in the log; undefined before it was asked. */
  id: z.string().optional(),
  /** How often each unit is put, 1 or more. */
  repeats: z.int().min(1).max(1000),
  /** Of part 3: how decisions are put; undefined: in both ways. */
  modes: z
    .array(z.enum(["direct", "proposals"]))
    .min(1)
    .optional(),
  /** Of part 3: what proposes; undefined: all rules of each task. */
  pool: z
    .strictObject({
      rules: z.record(z.string(), z.array(z.string())).optional(),
      /** Weights of the learned proposer by task, which were fitted on so many instances of each. */
      learned: z.record(z.string(), z.record(z.string(), z.number())).optional(),
      taught: z.int().min(1).optional(),
    })
    .optional(),
});

export type Configuration = z.infer<typeof configurationShape>;

/** What tables call configurations: their own names, or their models' with the settings that set them apart; no two alike. */
export function labelsOf(configurations: readonly Configuration[]): string[] {
  const labels = configurations.map(labelOf);
  return labels.map((label, i) => {
    const isShared = labels.some((other, j) => j !== i && other === label);
    return isShared ? `${label} (${folderOf(configurations[i]!)})` : label;
  });
}

/** What tables call a configuration, if no other is called so. */
export function labelOf({ name, model, repeats, pool }: Configuration): string {
  if (name !== undefined) return name;
  const rules = Object.entries(pool?.rules ?? {}).map(([task, own]) => `${task} ${own.join("+")}`);
  const apart = [
    repeats > 1 && `×${repeats}`,
    rules.length > 0 && `pool ${rules.join(", ")}`,
    pool?.learned && "learned proposer",
  ].filter((part) => typeof part === "string");
  return [model.replace(/^policy:/, "").replace(/[^:]*\/(?=[^/])/g, "…/"), ...apart].join(" ");
}

/** The name of a configuration's folder. */
export function folderOf(configuration: Configuration): string {
  const { name, model, repeats, modes = [], pool } = configuration;
  const rules = Object.entries(pool?.rules ?? {}).flatMap(([task, own]) => [task, ...own]);
  const words = [
    name ?? model,
    ...(repeats > 1 ? [`x${repeats}`] : []),
    ...(modes.length === 1 ? modes : []),
    ...(rules.length > 0 ? ["pool", ...rules] : []),
    ...(pool?.taught ? ["taught", pool.taught] : []),
  ];
  return words
    .join("-")
    .replace(/[^\p{L}\p{N}._]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 120);
}
