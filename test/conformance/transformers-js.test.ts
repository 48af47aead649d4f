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

test.run();
