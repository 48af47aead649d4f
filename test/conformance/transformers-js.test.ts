import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeWhole } from "#src/jsonl";
import { onnxModel } from "#src/models/onnx";
import { forms, readSource } from "#src/onnx/export/index";
import type { Text } from "#src/play";
import { needsTransformersJs } from "#test/needs";
import { asked } from "#test/onnx/export/asked";
import { inScratch } from "#test/scratch";
import { shippedBase } from "#training/local/tune";

const test = suite("exports in transformers.js");

needsTransformersJs(test)(
  "the exported base says on 200 prompts what our decoder says, letter for letter",
  async () => {
    await inScratch(async (folder) => {
      const out = join(folder, "base");
      const files = forms.onnx(readSource(shippedBase, "local:base"));
      for (const [path, data] of Object.entries(files)) writeWhole(join(out, path), data);
      const model = await onnxModel(out);
      const wanted = await asked(200);
      const replies = (await Promise.all(wanted.map(({ request }) => model.answer(request)))) as Text[];
      await model.close!();
      assert.ok(new Set(replies.map(({ text }) => text)).size > 60, "the replies hardly differ");
      for (const [i, { reply }] of wanted.entries()) assert.equal(replies[i], reply, `prompt ${i}`);
    });
  },
);

needsTransformersJs(test)("a model leaves no log and no device id of ONNX Runtime's reporting", () =>
  inScratch((dir) => {
    const code = `import { onnxModel } from "#src/models/onnx"; import { writeWhole } from "#src/jsonl";
import { forms, readSource } from "#src/onnx/export/index"; import { shippedBase } from "#training/local/tune";
for (const [path, data] of Object.entries(forms.onnx(readSource(shippedBase, "local:base")))) writeWhole("${dir}/base/" + path, data);
const model = await onnxModel("${dir}/base");
await model.answer({ kind: "generate", messages: [{ role: "user", content: "Node 1." }], maxTokens: 2, temperature: 0, repeat: 0 });
await model.close();`;
    const env = { PATH: process.env.PATH, HOME: dir, TMPDIR: dir, XDG_CACHE_HOME: dir, XDG_DATA_HOME: dir };
    const words = [...process.execArgv, "--input-type=module", "-e", code];
    const { status, stderr } = spawnSync(process.execPath, words, { env });
    assert.is(status, 0, String(stderr));
    assert.equal(
      readdirSync(dir).filter((name) => !name.startsWith("tsx")),
      ["base"],
    );
  }),
);

test.run();
