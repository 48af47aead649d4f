import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { scratchFolders } from "#test/scratch";
import { KEY, order, passing, preferences, rows, trainerAt, withServer, yes } from "#test/training/hosted/lab";
import type { Tick } from "#training/trainer";

const test = suite("hf-jobs");
const scratch = scratchFolders(test);

interface Body {
  readonly environment: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** A fetch that keeps what is committed, and the jobs that are asked for. */
function keeping() {
  const commits: string[] = [];
  const jobs: Body[] = [];
  const send: typeof fetch = (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname.includes("/commit/")) commits.push(String(init!.body));
    if (init?.method === "POST" && pathname.endsWith("/api/jobs/fake")) jobs.push(JSON.parse(String(init.body)));
    return fetch(input, init);
  };
  return { fetch: send, commits, jobs };
}

for (const [method, wish] of [
  ["sft", {}],
  ["dpo", preferences],
] as const) {
  test(`${method}: the rows go to a private dataset, and TRL runs by a configuration that travels with the job`, () =>
    withServer(async (server) => {
      const hub = keeping();
      const folder = scratch();
      const ticks: Tick[] = [];
      const inferenceUrl = server.bases.inferenceProviders;
      const trainer = await trainerAt(server, "hf-jobs", { fetch: hub.fetch, inferenceUrl });
      const options = { folder, confirm: yes, tick: (tick: Tick) => ticks.push(tick) };
      const record = await trainer.tune(order("hf-jobs", wish), options);
      const { tag, id } = record.hosted!;
      assert.is(record.state, "done");
      assert.is(record.hosted!.model, `fake/${tag}`);
      assert.is(trainer.finished(folder), `fake/${tag}`);
      assert.equal(server.stats().jobs, { "hub/jobs": 1 });
      assert.equal(
        ticks.map(({ done }) => done),
        [10, 20, 30],
      );
      assert.ok(id);
      assert.is((await trainer.model(folder)).id, record.model);

      assert.is(hub.commits.length, 1);
      const [, file] = hub.commits[0]!.split("\n").map((line) => JSON.parse(line));
      const content = Buffer.from(file.value.content, "base64").toString("utf8");
      assert.is(content, readFileSync(join(folder, "training.jsonl"), "utf8"));
      assert.is(content.trim().split("\n").length, rows.length);

      const [{ environment, ...body }] = hub.jobs as [Body];
      assert.equal(body, {
        flavor: "a10g-small",
        dockerImage: "ghcr.io/astral-sh/uv:python3.12-bookworm",
        command: [
          "sh",
          "-c",
          `printf '%s' "$TRL_CONFIG" > trl.yaml && uv run --with 'trl[peft]' --with 'bitsandbytes' trl ${method} --config trl.yaml`,
        ],
        secrets: { HF_TOKEN: KEY },
        timeoutSeconds: 21_600,
        labels: { graphshift: tag },
        volumes: [{ type: "dataset", source: `fake/${tag}`, mountPath: "/data", readOnly: true }],
      });
      const config = parse(environment.TRL_CONFIG!);
      assert.is(config.dataset_name, "/data");
      assert.is(config.hub_model_id, `fake/${tag}`);
      assert.is(config.hub_private_repo, true);
      assert.is("beta" in config, method === "dpo");
      for (const name of readdirSync(folder)) assert.not.ok(readFileSync(join(folder, name), "utf8").includes(KEY));
    }));
}

test("half of all requests go wrong in every way there is, and one job is made", () =>
  withServer(
    async (server) => {
      const trainer = await trainerAt(server, "hf-jobs");
      const record = await trainer.tune(order("hf-jobs"), { folder: scratch(), confirm: yes });
      assert.is(record.hosted!.phase, "succeeded");
      assert.equal(server.stats().jobs, { "hub/jobs": 1 });
    },
    { faults: { seed: 5, share: 0.5, kinds: passing, silence: 10 } },
  ));

test("what the machine costs is said beforehand, by the hour and at most", () =>
  withServer(async (server) => {
    const trainer = await trainerAt(server, "hf-jobs");
    const told = (hyperparameters: object) =>
      trainer.preflight!(order("hf-jobs", { hyperparameters: { ...hyperparameters } })).warnings[0]!;
    assert.match(told({}), /a10g-small, costs about \$1\.00 per hour \(.*\), at most \$6\.00, .* after 6 hours$/);
    assert.match(
      told({ flavor: "h200", timeout: 5400 }),
      /about \$5\.00 per hour .* at most \$7\.50, .* after 1\.5 hours$/,
    );
    assert.match(told({ flavor: "abacus" }), /abacus, costs an unknown price per hour, billed/);
  }));

test("a token that is none of Hugging Face's is refused before it is sent", () =>
  withServer(async (server) => {
    const trainer = await trainerAt(server, "hf-jobs", { env: { HF_TOKEN: "sk-1" } });
    const error = await trainer.tune(order("hf-jobs"), { folder: scratch(), confirm: yes }).catch((thrown) => thrown);
    assert.is(error.message, "HF_TOKEN: expected a token, hf_…, got something else; mend it");
    assert.equal(server.stats().requests, {});
  }));

test.run();
