import { z } from "zod";
import { guide } from "#src/commands/init/guide";
import { keys } from "#src/commands/run/experiment";
import { registries } from "#src/name-of";
import { names } from "#src/pick";
import { trainers } from "#training/index";
import { recipes } from "#training/recipes/index";
import type { Trainer } from "#training/trainer";

/** A JSON Schema, as far as it is looked at here. */
type Schema = z.core.JSONSchema.BaseSchema;
type Properties = Record<string, Schema>;

/**
 * The JSON Schema (draft 7, which editors know) of experiment files. Names are those that the registries have now; the
 * trainer's and the recipes' own settings are part of it.
 */
export async function jsonSchema(): Promise<Schema> {
  const schema = plain(keys);
  const { tune, strategies } = schema.properties as Record<"tune" | "strategies", Schema>;
  const strategy = strategies.additionalProperties as Schema;
  for (const holder of [tune, strategy]) (holder.properties as Properties).recipe = recipeSchema();
  describe(schema, "");
  return { ...schema, title: "A graphshift experiment", allOf: await byTrainer(tune, strategy) };
}

/** The schema of a zod object: what a file may say, before defaults are filled in. */
function plain(shape: z.ZodType): Schema {
  return z.toJSONSchema(shape, {
    target: "draft-7",
    io: "input",
    override({ zodSchema, jsonSchema: made }) {
      const entry = registries.get(zodSchema);
      if (entry) made.enum = names(entry.registry);
      if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
    },
  });
}

function recipeSchema(): Schema {
  const detailed = Object.entries(recipes).map(([name, { summary, options }]): Schema => {
    const { properties = {}, required = [] } = plain(options);
    return {
      type: "object",
      description: summary,
      properties: { name: { const: name }, ...properties },
      required: ["name", ...required],
      additionalProperties: false,
    };
  });
  return { anyOf: [{ enum: names(recipes) }, ...detailed] };
}

/** Adds what the guide says of each key. */
function describe(schema: Schema, path: string): void {
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Properties)) {
    const key = path === "" ? name : `${path}.${name}`;
    const about = guide[key]?.about;
    if (about !== undefined) property.description = about;
    describe(property, key);
  }
}

/** For each trainer the keys that `tune` and the strategies may have, its own settings among them. */
async function byTrainer(tune: Schema, strategy: Schema): Promise<Schema[]> {
  return Promise.all(
    names(trainers).map(async (via): Promise<Schema> => {
      const own = settingsOf(await trainers[via]());
      const closed = (holder: Schema): Schema => ({
        properties: { ...(holder.properties as Properties), ...own },
        additionalProperties: false,
      });
      return {
        if: { properties: { tune: { properties: { via: { const: via } } } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { tune: closed(tune), strategies: { additionalProperties: closed(strategy) } } },
      };
    }),
  );
}

/** A trainer's settings, whatever the method. */
function settingsOf(trainer: Trainer): Properties {
  const [sft, dpo] = (["sft", "dpo"] as const).map((method) => plain(trainer.settingsOf(method)));
  const own = { ...(dpo!.properties as Properties), ...(sft!.properties as Properties) };
  describe({ properties: own }, "tune");
  return own;
}
