import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { names } from "#src/pick";
import { services } from "#training/hosted/index";
import { dialects } from "#training/presets/dialects";
import { presets } from "#training/presets/index";
import { presetFor } from "#training/presets/preset-for";

const test = suite("presets");
const METHODS = ["sft", "dpo"] as const;

test("what a preset comes to, a trainer's own settings allow", async () => {
  for (const preset of names(presets)) {
    for (const service of names(services)) {
      const { settings } = await services[service]();
      for (const method of METHODS) {
        if (!presets[preset][dialects[service]!.models][method as "sft"]) continue;
        const fit = presetFor(preset, service, method);
        assert.equal(settings[method].parse(fit.settings), { ...settings[method].parse({}), ...fit.settings });
        assert.ok(Object.keys(fit.settings).length > 0);
      }
    }
  }
});

test("nlgift: the paper's QLoRA where open weights are trained, and what of it a service knows", () => {
  const qlora = {
    ...{ four_bit: true, quant_type: "nf4", double_quant: false, compute: "float16" },
    ...{ lora_r: 64, lora_alpha: 16, lora_dropout: 0.1, epochs: 10, batch_size: 4, gradient_accumulation_steps: 1 },
    ...{ learning_rate: 0.0001, lr_scheduler_type: "constant", warmup_ratio: 0.03, weight_decay: 0.001 },
    ...{ max_grad_norm: 0.3, optim: "paged_adamw_32bit", group_by_length: true, packing: false },
  };
  const dpo = { beta: 0.1, batch_size: 1, gradient_accumulation_steps: 1, lora_r: 64, max_length: 768 };
  for (const service of ["command", "hf-jobs"]) {
    assert.equal(presetFor("nlgift", service, "sft"), { settings: qlora, leftOut: [] });
    assert.equal(presetFor("nlgift", service, "dpo"), { settings: dpo, leftOut: ["maxPromptTokens 512"] });
  }
  for (const service of ["openai", "azure"])
    assert.equal(presetFor("nlgift", service, "sft"), { settings: { n_epochs: 3 }, leftOut: [] });
  const { settings, leftOut } = presetFor("nlgift", "together", "sft");
  assert.equal(settings, {
    ...{ lora_r: 64, lora_alpha: 16, lora_dropout: 0.1, n_epochs: 10, learning_rate: 0.0001 },
    ...{ weight_decay: 0.001, max_grad_norm: 0.3 },
  });
  assert.match(leftOut.join(), /^quantization nf4,doubleQuantization false,compute float16,batch 4,schedule constant,/);
  assert.equal(presetFor("nlgift", "fireworks", "dpo"), {
    settings: { klBeta: 0.1, batchSizeSamples: 1, loraRank: 64, maxContextLength: 768 },
    leftOut: ["maxPromptTokens 512"],
  });
});

test("each figure of a preset is either set or named as left out", () => {
  const { open } = presets.nlgift;
  for (const service of names(services)) {
    if (dialects[service]!.models === "closed") continue;
    for (const method of METHODS) {
      const { leftOut } = presetFor("nlgift", service, method);
      const told = Object.keys(open[method]).filter((name) => name in dialects[service]!.rules);
      assert.is(told.length + leftOut.length, Object.keys(open[method]).length);
    }
  }
});

test("a trainer or method that a preset says nothing of is refused in one line", () => {
  const refusal = (service: string, method: "sft" | "dpo", name = "nlgift"): string => {
    let message = "";
    assert.throws(
      () => presetFor(name, service, method),
      (error: Error) => {
        message = error.message;
        return error instanceof UserError && !message.includes("\n");
      },
    );
    return message;
  };
  assert.match(refusal("local", "sft"), /^preset nlgift: expected a trainer .*\(openai, azure, .*\), got local; leave/);
  assert.match(refusal("openai", "dpo"), /dpo settings for \(together, fireworks, hf-jobs, command\), got openai/);
  assert.match(refusal("command", "sft", "nlgifted"), /unknown preset "nlgifted"; known: nlgift/);
});

test.run();
