import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scratchFolders } from "#test/scratch";
import { order, preferences, type ServiceName, trainerAt, withServer, yes } from "#test/training/hosted/lab";
import type { Order } from "#training/trainer";

const test = suite("request bodies");
const scratch = scratchFolders(test);

/** What a service is sent as JSON until the job is there: [path, body], with the tag and the file's id replaced. */
function sentFor(service: ServiceName, more: Partial<Order>): Promise<[string, unknown][]> {
  return withServer(async (server) => {
    const sent: [string, unknown][] = [];
    const trainer = await trainerAt(server, service, {
      fetch: async (input, init) => {
        const url = new URL(String(input));
        if (typeof init?.body === "string") sent.push([`${url.pathname}${url.search}`, JSON.parse(plain(init.body))]);
        return fetch(input, init);
      },
    });
    await trainer.tune(order(service, more), { folder: scratch(), confirm: yes });
    return sent.map(([path, body]) => [plain(path), body]);
  });
}

const plain = (text: string): string => text.replace(/graphshift-[0-9a-f]{16}/g, "TAG").replace(/\bfile-\w+/g, "FILE");

test("openai, azure", async () => {
  const supervised = {
    model: "gpt-4o-mini",
    training_file: "FILE",
    suffix: "TAG",
    seed: 7,
    metadata: { graphshift: "TAG" },
    method: { type: "supervised", supervised: { hyperparameters: { n_epochs: 3 } } },
  };
  assert.equal(await sentFor("openai", {}), [["/v1/fine_tuning/jobs", supervised]]);
  assert.equal(await sentFor("azure", {}), [["/openai/v1/fine_tuning/jobs", supervised]]);
  const hyperparameters = { n_epochs: 2, beta: 0.2, batch_size: "auto" };
  const { supervised: _supervised, ...method } = { ...supervised.method, type: "dpo", dpo: { hyperparameters } };
  assert.equal(await sentFor("openai", { ...preferences, hyperparameters, seed: 2 ** 31 + 5 }), [
    ["/v1/fine_tuning/jobs", { ...supervised, seed: 5, method }],
  ]);
});

test("together", async () => {
  const work = {
    model: "Qwen/Qwen3-8B",
    training_file: "FILE",
    n_epochs: 1,
    training_method: { method: "sft", train_on_inputs: false },
    training_type: { type: "Lora", lora_r: 64, lora_alpha: 128 },
  };
  assert.equal(await sentFor("together", {}), [
    ["/together/v1/fine-tunes/estimate-price", work],
    ["/together/v1/fine-tunes", { ...work, suffix: "TAG", random_seed: 7 }],
  ]);
  const tuned = {
    ...work,
    from_checkpoint: "me/Qwen3-8B-tuned",
    training_method: { method: "dpo", dpo_beta: 0.3 },
    training_type: { type: "Full" },
  };
  const dropping = { lora_dropout: 0.1, max_grad_norm: 0.3 };
  const adapted = { ...work, training_type: { ...work.training_type, lora_dropout: 0.1 } };
  assert.equal(await sentFor("together", { hyperparameters: dropping }), [
    ["/together/v1/fine-tunes/estimate-price", adapted],
    ["/together/v1/fine-tunes", { ...adapted, max_grad_norm: 0.3, suffix: "TAG", random_seed: 7 }],
  ]);
  const hyperparameters = { dpo_beta: 0.3, lora_r: 0, learning_rate: 0.00001 };
  assert.equal(
    await sentFor("together", { ...preferences, base: "me/Qwen3-8B-tuned#Qwen/Qwen3-8B", hyperparameters }),
    [
      ["/together/v1/fine-tunes/estimate-price", tuned],
      ["/together/v1/fine-tunes", { ...tuned, learning_rate: 0.00001, suffix: "TAG", random_seed: 7 }],
    ],
  );
});

test("fireworks", async () => {
  const root = "/fireworks/v1/accounts/someone";
  const created = [`${root}/datasets`, { datasetId: "TAG", dataset: { userUploaded: {}, exampleCount: "12" } }];
  const named = { displayName: "TAG", dataset: "accounts/someone/datasets/TAG" };
  const config = { outputModel: "TAG", epochs: 1, loraRank: 8 };
  const baseModel = "accounts/fireworks/models/qwen3-8b";
  assert.equal(await sentFor("fireworks", {}), [
    created,
    [`${root}/supervisedFineTuningJobs?supervisedFineTuningJobId=TAG`, { ...named, baseModel, ...config }],
  ]);
  assert.equal(await sentFor("fireworks", preferences), [
    created,
    [
      `${root}/dpoJobs?dpoJobId=TAG`,
      { ...named, trainingConfig: { baseModel, ...config }, lossConfig: { method: "DPO" } },
    ],
  ]);
  const [, [, { warmStartFrom, baseModel: none }]] = (await sentFor("fireworks", {
    base: "accounts/someone/models/before",
  })) as [unknown, [string, Record<string, unknown>]];
  assert.equal([warmStartFrom, none], ["accounts/someone/models/before", undefined]);
});

test.run();
