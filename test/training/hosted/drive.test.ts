import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readLines } from "#src/jsonl";
import { scheduler } from "#src/models/index";
import { scratchFolders } from "#test/scratch";
import {
  bases,
  KEY,
  message,
  order,
  passing,
  preferences,
  settingsFor,
  started,
  trainerAt,
  withServer,
  yes,
} from "#test/training/hosted/lab";
import { cancel } from "#training/hosted/cancel";
import { hosted } from "#training/hosted/drive";
import { services } from "#training/hosted/index";
import type { JobEvent } from "#training/hosted/port";
import { takeUp } from "#training/hosted/take-up";
import type { JobRecord } from "#training/job";
import type { Tick } from "#training/trainer";

const test = suite("hosted trainers");
const scratch = scratchFolders(test);
const tuning = ["openai", "azure", "together", "fireworks"] as const;

for (const service of tuning) {
  for (const [method, wish] of [
    ["sft", {}],
    ["dpo", preferences],
  ] as const) {
    test(`${service}, ${method}: from the rows to a model that answers`, () =>
      withServer(async (server) => {
        const folder = scratch();
        const trainer = await trainerAt(server, service, { inferenceUrl: server.bases.fireworksInference });
        const ticks: Tick[] = [];
        const options = { folder, confirm: yes, tick: (tick: Tick) => ticks.push(tick) };
        const record = await trainer.tune(order(service, wish), options);
        assert.is(record.state, "done");
        assert.is(record.method, method);
        assert.is(record.hosted!.phase, "succeeded");
        assert.equal(JSON.parse(readFileSync(join(folder, "job.json"), "utf8")), record);
        assert.is(started(server.stats()), 1);

        const events = readLines<JobEvent>(join(folder, "events.jsonl"));
        const curve = events.filter(({ loss }) => loss !== undefined);
        assert.equal(
          ticks.map(({ done, loss }) => [done, loss]),
          curve.map(({ step, loss }) => [step, loss]),
        );
        // The fake has 30 steps; Fireworks tells of none.
        const steps = service === "fireworks" ? 0 : 30;
        assert.equal(
          ticks.map(({ done }) => done),
          Array.from({ length: steps }, (_, i) => i + 1),
        );
        assert.ok(ticks.every(({ total }) => total === steps));
        if (steps > 0) assert.ok(ticks.at(-1)!.loss < ticks[0]!.loss / 2);

        // The same order again costs nothing: not even a request.
        const before = server.stats().requests;
        assert.equal(await trainer.tune(order(service, wish), { folder }), record);
        assert.equal(server.stats().requests, before);

        const model = await trainer.model(folder);
        assert.is(model.id, record.model);
        assert.is((await trainer.base(bases[service])).id, record.base);
        const reply = await model.answer({
          kind: "generate",
          messages: [{ role: "user", content: "Which number follows 1?" }],
          maxTokens: 20,
          temperature: 0,
          repeat: 0,
        });
        if (service !== "together") assert.is(reply.kind === "text" && reply.text, "Answer: 1");

        // What was tuned can be tuned on.
        if (method === "dpo") return;
        const onward = await trainer.tune(order(service, { base: trainer.finished(folder) }), {
          folder: scratch(),
          confirm: yes,
        });
        assert.is(onward.state, "done");
      }));
  }
}

test("a job of another address is neither taken for this one's nor gone on with there", () =>
  withServer(async (server) => {
    const folder = scratch();
    const stop = new AbortController();
    const say = (line: string) => /^job .*queued/.test(line) && stop.abort();
    const there = await trainerAt(server, "openai");
    await there.tune(order("openai"), { folder, confirm: yes, say, signal: stop.signal });
    const { baseUrl: _baseUrl, ...own } = settingsFor(server, "openai", {
      fetch: () => Promise.reject(new Error("asked")),
    });
    const elsewhere = { ...own, baseUrl: "https://some.where/v1" };
    for (const settings of [own, elsewhere]) {
      const here = hosted(await services.openai(), settings);
      const at = settings === own ? "the service's own address" : "https://some.where/v1";
      const text = await message(here.tune(order("openai"), { folder, confirm: yes }));
      assert.ok(text.includes(`expected a job at ${at}, got one that was sent to ${server.bases.openai}; ask there`));
    }
    assert.match(await message(takeUp({ folder }, elsewhere)), /expected a job at https:\/\/some.where\/v1/);
    assert.match(await message(cancel(folder, elsewhere)), /expected a job at https:\/\/some.where\/v1/);
    // Without an address, who follows goes where the job was sent; a last slash makes no other address.
    const { state, model } = await takeUp({ folder }, { ...own, fetch });
    const { host, pathname } = new URL(server.bases.openai);
    assert.is(state, "done");
    assert.ok(model?.endsWith(`@${host}${pathname}`), model);
    const slash = await trainerAt(server, "openai", { baseUrl: `${server.bases.openai}/` });
    assert.is((await slash.tune(order("openai"), { folder })).state, "done");
    assert.match(await message(hosted(await services.openai(), own).tune(order("openai"), { folder })), /job at the/);
    assert.is(started(server.stats()), 1);
  }));

test("the record's ids need neither a key nor a price", () =>
  withServer(async (server) => {
    const folder = scratch();
    const trainer = await trainerAt(server, "together", { scheduler: scheduler({ maxCost: 1 }), prices: [] });
    await trainer.tune(order("together"), { folder, confirm: yes });
    const { base, model } = JSON.parse(readFileSync(join(folder, "job.json"), "utf8")) as JobRecord;
    const plain = await trainerAt(server, "together");
    assert.equal([base, model], [(await plain.base(bases.together)).id, (await plain.model(folder)).id]);
  }));

/** A fetch that goes wrong once: after the request it is told of was acted upon. */
function losing(lost: (method: string, url: string) => boolean): typeof fetch {
  let left = 1;
  return async (input, init) => {
    const reply = await fetch(input, init);
    if (left > 0 && lost(init?.method ?? "GET", String(input))) {
      left--;
      throw new TypeError("fetch failed", { cause: new Error("read ECONNRESET") });
    }
    return reply;
  };
}

const CREATES = /\/(jobs|fine-tunes|supervisedFineTuningJobs|dpoJobs)(\?.*)?$/;

/** Azure is asked by the same code as OpenAI. */
const distinct = tuning.filter((service) => service !== "azure");

for (const service of distinct) {
  test(`${service}: a job whose acceptance was lost is adopted, not posted again`, () =>
    withServer(async (server) => {
      const said: string[] = [];
      const fetch = losing((method, url) => method.toUpperCase() === "POST" && CREATES.test(url));
      const trainer = await trainerAt(server, service, { fetch });
      const options = { folder: scratch(), confirm: yes, say: (line: string) => said.push(line) };
      const record = await trainer.tune(order(service), options);
      assert.is(record.state, "done");
      assert.is(started(server.stats()), 1);
      assert.match(said.join("\n"), /found job .* by its tag graphshift-.*: it is not posted again/);
    }));

  test(`${service}: half of all requests go wrong in every way there is, and one job is made`, () =>
    withServer(
      async (server) => {
        const trainer = await trainerAt(server, service);
        const record = await trainer.tune(order(service), { folder: scratch(), confirm: yes });
        assert.is(record.hosted!.phase, "succeeded");
        assert.is(started(server.stats()), 1);
        assert.ok(Object.keys(server.stats().faults).length > 2, JSON.stringify(server.stats().faults));
      },
      { faults: { seed: 3, share: 0.5, kinds: passing, silence: 10 } },
    ));

  test(`${service}: states in odd order and unknown ones do not end the following`, async () => {
    for (const kind of ["odd-order", "unknown-state"] as const) {
      await withServer(
        async (server) => {
          const said: string[] = [];
          const trainer = await trainerAt(server, service);
          const options = { folder: scratch(), confirm: yes, say: (line: string) => said.push(line) };
          assert.is((await trainer.tune(order(service), options)).state, "done");
          assert.equal(server.stats().faults, { [kind]: 1 });
          if (kind === "unknown-state") assert.match(said.join("\n"), /: unknown \((\w+)\)/);
        },
        { faults: { seed: 0, share: 1, kinds: [kind] } },
      );
    }
  });
}

test("an error of status 200 in place of a list is not the end of it: jobs and checkpoints are not missed", () =>
  withServer(async (server) => {
    const failed = new Set<string>();
    const lost = losing((method, url) => method.toUpperCase() === "POST" && CREATES.test(url));
    const trainer = await trainerAt(server, "openai", {
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input), "http://none");
        const lists = init?.method?.toUpperCase() === "GET" && /\/(jobs|events|checkpoints)$/.exec(pathname);
        if (!lists || failed.has(lists[1]!)) return lost(input, init);
        failed.add(lists[1]!);
        return Response.json({ error: { message: "try again" } });
      },
    });
    const folder = scratch();
    const record = await trainer.tune(order("openai"), { folder, confirm: yes });
    assert.is(started(server.stats()), 1);
    assert.is(server.stats().requests["POST /v1/fine_tuning/jobs"], 1);
    assert.is(failed.size, 3);
    assert.ok(record.hosted!.checkpoints.length > 0);
    assert.ok(readLines<JobEvent>(join(folder, "events.jsonl")).length > 0);
  }));

test("a key that is refused, and a job that is gone, are told with the job's id", () =>
  withServer(async (server) => {
    for (const status of [401, 404]) {
      let job = "";
      const trainer = await trainerAt(server, "openai", {
        fetch: async (input, init) => {
          const gone = job !== "" && String(input).endsWith(job);
          if (gone) return new Response(JSON.stringify({ error: { message: `no, ${KEY}!` } }), { status });
          const reply = await fetch(input, init);
          if (CREATES.test(String(input))) job = ((await reply.clone().json()) as { id: string }).id;
          return reply;
        },
      });
      const text = await message(trainer.tune(order("openai"), { folder: scratch(), confirm: yes }));
      assert.ok(text.includes(`(job ${job})`), text);
      assert.not.match(text, KEY);
    }
  }));

test("a job that fails is told in the service's words, and stays failed", () =>
  withServer(async (server) => {
    const folder = scratch();
    // The service gets other rows than the ones that were checked.
    const trainer = await trainerAt(server, "openai", {
      fetch: (input, init) => {
        const form = new FormData();
        form.set("purpose", "fine-tune");
        form.set("file", new File(["{}\n"], "a.jsonl"));
        return fetch(input, String(input).endsWith("/files") ? { ...init, body: form } : init);
      },
    });
    for (let times = 0; times < 2; times++) {
      const text = await message(trainer.tune(order("openai"), { folder, confirm: yes }));
      assert.match(text, /openai: expected job ftjob-\w+ to succeed, but it failed \(failed\): .*give another folder/);
    }
    assert.is(started(server.stats()), 1);
    const record = JSON.parse(readFileSync(join(folder, "job.json"), "utf8")) as JobRecord;
    assert.is(record.state, "stopped");
    assert.is(record.hosted!.phase, "failed");
    assert.match(record.hosted!.message!, /\w/);
  }));

test("the signal ends the following, not the job; the same order picks it up", () =>
  withServer(async (server) => {
    const folder = scratch();
    const trainer = await trainerAt(server, "together");
    const stop = new AbortController();
    const said: string[] = [];
    const say = (line: string) => {
      said.push(line);
      if (/^job .*running/.test(line)) stop.abort();
    };
    const options = { folder, confirm: yes, say, signal: stop.signal };
    const record = await trainer.tune(order("together"), options);
    assert.is(record.state, "stopped");
    assert.is(record.hosted!.phase, "running");
    assert.match(said.at(-1)!, /^job ft-\w+ goes on at together; graphshift jobs cancel ends it$/);
    // Nobody is asked a second time.
    const done = await trainer.tune(order("together"), { folder });
    assert.is(done.state, "done");
    assert.is(done.hosted!.id, record.hosted!.id);
    assert.is(started(server.stats()), 1);
    const events = readLines<JobEvent>(join(folder, "events.jsonl"));
    assert.is(new Set(events.map(({ id }) => id)).size, events.length);
  }));

test("no byte that is written holds a key", () =>
  withServer(
    async (server) => {
      for (const service of distinct) {
        const folder = scratch();
        const said: string[] = [];
        const trainer = await trainerAt(server, service);
        await trainer.tune(order(service), { folder, confirm: yes, say: (line) => said.push(line) });
        const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
        for (const text of [...files, ...said]) assert.not.ok(text.includes(KEY));
      }
    },
    { faults: { seed: 1, share: 0.3, kinds: passing, silence: 10 } },
  ));

test("an address with a password is written down without it", () =>
  withServer(async (server) => {
    const folder = scratch();
    const baseUrl = server.bases.together.replace("://", `://user:${KEY}@`);
    const trainer = await trainerAt(server, "together", {
      baseUrl,
      fetch: (input, init) => fetch(String(input).replace(`user:${KEY}@`, ""), init),
    });
    await trainer.tune(order("together"), { folder, confirm: yes });
    for (const name of readdirSync(folder)) assert.not.ok(readFileSync(join(folder, name), "utf8").includes(KEY));
  }));

test("a damaged intent is not taken for none", () =>
  withServer(async (server) => {
    const folder = scratch();
    writeFileSync(join(folder, "intent.json"), "{");
    const trainer = await trainerAt(server, "openai");
    assert.match(await message(trainer.tune(order("openai"), { folder, confirm: yes })), /intent.json: .*damaged.*tag/);
    assert.equal(server.stats().requests, {});
  }));

test.run();
