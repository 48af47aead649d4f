import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { scratchFolders } from "#test/scratch";
import { KEY, order, preferences, rows, trainerAt, withServer, yes } from "#test/training/hosted/lab";
import type { Tick } from "#training/trainer";

const test = suite("hf-jobs");
const scratch = scratchFolders(test);

interface Body {
  readonly environment: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The hub's repositories, which the fake server has not: whatever is asked about them before it gets there. */
function repositories() {
  const commits: string[] = [];
  const jobs: Body[] = [];
  const made = new Set<string>();
  const reply = (body: object, status = 200) => Response.json(body, { status });
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname.endsWith("/api/repos/create")) {
      const { name, organization, type, visibility } = JSON.parse(String(init!.body));
      assert.equal([type, visibility], ["dataset", "private"]);
      made.add(`${organization}/${name}`);
      return reply({ url: `https://huggingface.co/datasets/${organization}/${name}`, id: "1" });
    }
    if (pathname.includes("/preupload/")) {
      return reply({ files: [{ path: "train.jsonl", uploadMode: "regular", shouldIgnore: false }] });
    }
    if (pathname.includes("/commit/")) {
      commits.push(String(init!.body));
      return reply({
        success: true,
        commitOid: "0".repeat(40),
        commitUrl: "https://huggingface.co/c/0",
        hookOutput: "",
      });
    }
    const repo = /\/api\/datasets\/([^/]+\/[^/]+)$/.exec(pathname)?.[1];
    if (repo) return made.has(repo) ? reply({}) : reply({ error: "no such repository" }, 404);
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
      const hub = repositories();
      const folder = scratch();
      const ticks: Tick[] = [];
      const trainer = await trainerAt(server, "hf-jobs", { fetch: hub.fetch });
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

test("faults of all kinds, and lost replies, make no second job", () =>
  withServer(
    async (server) => {
      const trainer = await trainerAt(server, "hf-jobs", { fetch: repositories().fetch });
      const record = await trainer.tune(order("hf-jobs"), { folder: scratch(), confirm: yes });
      assert.is(record.hosted!.phase, "succeeded");
      assert.equal(server.stats().jobs, { "hub/jobs": 1 });
    },
    {
      faults: {
        seed: 5,
        share: 0.4,
        kinds: ["reset-after", "error-in-200", "torn", "bad-gateway", "burst", "unknown-state", "odd-order"],
      },
    },
  ));

test.run();
