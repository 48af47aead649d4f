import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scratchFolders } from "#test/scratch";
import { bases, message, order, preferences, rows, trainerAt, withServer, yes } from "#test/training/hosted/lab";
import { hosted } from "#training/hosted/drive";
import { services } from "#training/hosted/index";
import type { Order } from "#training/trainer";

const test = suite("hosted trainers, before anything is sent");
const scratch = scratchFolders(test);

test("nothing is sent without a yes, and the question says what is to be known", () =>
  withServer(async (server) => {
    const folder = scratch();
    const price = { provider: "together", model: bases.together, whole: false, training: 0.5, date: "", source: "" };
    const trainer = await trainerAt(server, "together", { trainingPrices: [price] });
    const asked: unknown[] = [];
    const no = async (preflight: unknown) => asked.push(preflight) === 0;
    for (const confirm of [undefined, no]) {
      const options = { folder, ...(confirm && { confirm }) };
      assert.match(await message(trainer.tune(order("together"), options)), /expected a yes .* --yes/);
    }
    assert.equal(server.stats().requests, {});
    assert.not.ok(existsSync(join(folder, "intent.json")));
    const { tokens, dollars, bytes, ...known } = trainer.preflight!(
      order("together", { hyperparameters: { n_epochs: 4 } }),
    );
    assert.equal(known, {
      service: "together",
      base: bases.together,
      method: "sft",
      rows: 12,
      epochs: 4,
      deadlines: [],
      warnings: known.warnings,
      refusals: [],
      issues: [],
      count: 0,
    });
    assert.match(known.warnings[0]!, /dedicated endpoint, billed by the minute.*tg endpoints stop/);
    assert.is(dollars, (0.5 * tokens) / 1e6);
    assert.is(bytes, Buffer.byteLength(rows.map(({ prompt, target }) => line(prompt, target)).join("")));
    assert.equal(asked.length, 1);
    assert.equal(server.stats().requests, {});
  }));

const line = (prompt: string, target: string) =>
  `${JSON.stringify({
    messages: [
      { role: "user", content: prompt },
      { role: "assistant", content: target },
    ],
  })}\n`;

test("the package's prices hold at a service's own address; an unknown price is left out, not 0", async () => {
  const at = async (service: "openai" | "azure" | "fireworks", more: Partial<Order> = {}, baseUrl?: string) => {
    const trainer = hosted(await services[service](), { today: "2026-12-01", ...(baseUrl && { baseUrl }) });
    const { tokens, dollars } = trainer.preflight!(order(service, more));
    return dollars === undefined ? undefined : Math.round((dollars / tokens) * 1e9) / 1e3;
  };
  assert.is(await at("openai"), 3);
  assert.is(await at("openai", {}, "http://127.0.0.1:9/v1"), undefined);
  assert.is(await at("azure"), undefined);
  assert.equal([await at("fireworks"), await at("fireworks", preferences)], [0.5, 1]);
  assert.is(await at("fireworks", { hyperparameters: { loraRank: 0 } }), undefined);
});

test("deadlines are judged by the day that is given", () =>
  withServer(async (server) => {
    const at = async (today: string) => (await trainerAt(server, "openai", { today })).preflight!(order("openai"));
    assert.equal((await at("2026-12-01")).refusals, []);
    assert.match(
      (await at("2026-12-01")).warnings.join("\n"),
      /^since 2026-05-07: closed to organisations .*\nsince 2026-07-02: closed .*\n2027-01-06: no new.*\n2027-01-14 for this model: shut down/,
    );
    assert.match((await at("2027-01-06")).refusals.join(), /^2027-01-06: no new fine-tuning jobs/);
    assert.is((await at("2027-01-14")).refusals.length, 2);
    const late = await trainerAt(server, "openai", { today: "2027-01-06" });
    const work = late.tune(order("openai"), { folder: scratch(), confirm: yes });
    assert.match(await message(work), /2027-01-06: no new fine-tuning jobs .*developers.openai.com/);
    assert.equal(server.stats().requests, {});
    const tune = (await trainerAt(server, "openai")).preflight!(order("openai", { base: "ft:gpt-4.1-nano:org::1" }));
    assert.match(tune.refusals.join(), /2026-10-23 for this model/);
  }));

test("rows that a service would refuse are named before anything is sent", () =>
  withServer(async (server) => {
    const trainer = await trainerAt(server, "fireworks");
    const examples = { method: "sft", rows: [...rows, { prompt: " ", target: "1" }, rows[0]!] } as const;
    const { issues, count } = trainer.preflight!(order("fireworks", { examples }));
    assert.is(count, 2);
    assert.equal(
      issues.map(({ line }) => line),
      [13, 14],
    );
    const work = trainer.tune(order("fireworks", { examples }), { folder: scratch(), confirm: yes });
    assert.match(await message(work), /training.jsonl:13: messages.0.content: .* and 1 more issues; mend/);
    assert.equal(server.stats().requests, {});
  }));

test("a base is needed, settings are known, and a folder holds one job", () =>
  withServer(async (server) => {
    const trainer = await trainerAt(server, "openai");
    const folder = scratch();
    const { base: _base, ...without } = order("openai");
    assert.match(await message(trainer.tune(without, { folder, confirm: yes })), /expected a model to start from/);
    const odd = order("openai", { hyperparameters: { epochs: 2 } });
    assert.match(
      await message(trainer.tune(odd, { folder, confirm: yes })),
      /known: batch_size, learning_rate_multiplier/,
    );
    await trainer.tune(order("openai"), { folder, confirm: yes });
    const other = order("openai", { seed: 8 });
    assert.match(await message(trainer.tune(other, { folder, confirm: yes })), /got one of another job/);
  }));

test.run();
