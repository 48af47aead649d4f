import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { modelId } from "#src/models/model-id";
import { providers } from "#src/models/providers/index";
import { names } from "#src/pick";

const test = suite("ids of models");

test("without a key or a price, an id is the one of the opened model", async () => {
  const env = Object.fromEntries([...names(providers).map((name) => [providers[name].key, "k"]), ["HF_TOKEN", "k"]]);
  const own = { baseUrl: "https://user:secret@some.where/v1/?a=b" };
  const specs = [
    ...names(providers).flatMap((name) => [[`${name}:m:1`, own] as const, [`${name}:owner/m`, {}] as const]),
    ["huggingface:owner/m", own] as const,
    ["huggingface:owner/m:together", {}] as const,
    ["scripted:oracle", {}] as const,
  ].filter(([spec, settings]) => settings === own || !spec.startsWith("azure:"));
  for (const [spec, settings] of specs) {
    const id = await modelId(spec, { ...settings, env: {} });
    assert.is(id, (await openModel(spec, { ...settings, env })).id);
    assert.not.match(id, "secret");
  }
});

test("what has no address has no id", async () => {
  const error = await modelId("azure:m").catch((thrown) => thrown);
  assert.match(error.message, /^azure: expected the address of your own resource/);
});

test.run();
