import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chatSchema } from "#src/fake-server/openai/chat-schema";
import { fineTuneSchema } from "#src/fake-server/openai/fine-tune-schema";

const test = suite("fake server: schemas against the published declarations");

/** The fields of an interface in the declarations of the installed package, and whether each may be null. */
function published(path: string, name: string): Map<string, { readonly needed: boolean; readonly nullable: boolean }> {
  const text = readFileSync(fileURLToPath(new URL(`${path}.d.ts`, import.meta.resolve("openai"))), "utf8");
  const body = new RegExp(`^export interface ${name} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(text)![1]!;
  const fields = body
    .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "")
    .split(/\n(?= {4}\w)/)
    .map((field) => /^\s*(\w+)(\??): ([\s\S]*);/.exec(field)!);
  return new Map(
    fields.map(([, field, mark, type]) => [field!, { needed: mark === "", nullable: /\bnull\b/.test(type!) }]),
  );
}

for (const { name, path, shape } of [
  { name: "ChatCompletionCreateParamsBase", path: "resources/chat/completions/completions", shape: chatSchema.shape },
  { name: "JobCreateParams", path: "resources/fine-tuning/jobs/jobs", shape: fineTuneSchema.shape },
]) {
  test(`${name}: the same fields, needed and nullable alike`, () => {
    const fields = published(path, name);
    assert.equal(Object.keys(shape).sort(), [...fields.keys()].sort());
    for (const [field, schema] of Object.entries(shape)) {
      const { needed, nullable } = fields.get(field)!;
      assert.is(schema.safeParse(undefined).success, !needed, `${field} left out`);
      // What is let through unread may be anything.
      if (!schema.safeParse({ any: ["thing"] }).success)
        assert.is(schema.safeParse(null).success, nullable, `${field}: null`);
    }
  });
}

test.run();
