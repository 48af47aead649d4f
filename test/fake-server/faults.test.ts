import OpenAI from "openai";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type FakeServer, type FaultName, faults } from "#src/fake-server/index";
import { ask, chatRows, type Got, KEY, until, withFake } from "#test/fake-server/fake";

const test = suite("fake server: faults");

const seen = new Set<FaultName>();

/** Everything that can suffer the fault does. */
async function suffering(
  kind: FaultName,
  use: (server: FakeServer, post: (content?: string) => Promise<Got>) => Promise<void>,
  rest: object = {},
): Promise<void> {
  await withFake({ faults: { seed: 1, share: 1, kinds: [kind], silence: 50, ...rest } }, async (server) => {
    const post = (content = "x") =>
      ask(`${server.bases.openai}/chat/completions`, {
        model: "gpt-4.1",
        messages: [{ role: "user", content }],
      });
    await use(server, post);
    assert.ok((server.stats().faults[kind] ?? 0) > 0, kind);
    seen.add(kind);
  });
}

/** The name of what went wrong. */
async function failure(asking: Promise<unknown>): Promise<string> {
  const got = await asking.catch((error: Error) => error);
  if (got instanceof Error) return (got.cause as { code?: string } | undefined)?.code ?? got.name;
  throw new Error(`got ${JSON.stringify(got)}`);
}

/** Asks until there is a good reply. */
async function persist(asking: () => Promise<Got>): Promise<Got["body"]> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const got = await asking().catch(() => undefined);
    if (got?.status === 200) return got.body;
  }
  throw new Error("never well");
}

async function upload({ bases }: FakeServer): Promise<string> {
  return (
    await persist(() => {
      const form = new FormData();
      form.set("purpose", "fine-tune");
      form.set("file", new File([chatRows(10)], "t.jsonl"));
      return ask(`${bases.openai}/files`, form);
    })
  ).id;
}

test("429 with Retry-After: seconds, a date, zero", async () => {
  await suffering(
    "retry-seconds",
    async (server, post) => {
      const { status, headers, body } = await post();
      assert.is(status, 429);
      assert.is(headers.get("retry-after"), "7");
      assert.is(body.error.code, "rate_limit_exceeded");
      assert.is(server.stats().completions, 0);
    },
    { retryAfter: 7 },
  );
  await suffering(
    "retry-date",
    async (_server, post) => {
      const ahead = Date.parse((await post()).headers.get("retry-after")!) - Date.now();
      assert.ok(ahead > 5000 && ahead <= 7000, String(ahead));
    },
    { retryAfter: 7 },
  );
  await suffering("retry-zero", async (_server, post) => assert.is((await post()).headers.get("retry-after"), "0"));
});

test("a burst refuses other requests too, and then passes", () =>
  withFake({ faults: { seed: 4, share: 0.05, kinds: ["burst"] } }, async (server) => {
    const statuses = [];
    for (let i = 0; i < 200; i++) {
      const { status, headers } = await ask(`${server.bases.openai}/models?i=${i}`);
      if (status === 429) assert.is(headers.get("retry-after"), null);
      statuses.push(status);
    }
    const runs = statuses
      .map((status) => (status === 429 ? "x" : "."))
      .join("")
      .match(/x+/g)!;
    assert.ok(runs.length > 1 && runs.every((run) => run.length >= 9), runs.join());
    assert.ok(statuses.includes(200));
    seen.add("burst");
  }));

test("500, 502 and 503; 200 with an error", async () => {
  await suffering("server-error", async (_server, post) => {
    const { status, body } = await post();
    assert.is(status, 500);
    assert.is(body.error.type, "server_error");
  });
  await suffering("bad-gateway", async (_server, post) => {
    const { status, body } = await post();
    assert.is(status, 502);
    assert.match(body, /<html>/);
  });
  await suffering("unavailable", async (_server, post) => assert.is((await post()).status, 503));
  await suffering("error-in-200", async (server, post) => {
    const { status, body } = await post();
    assert.is(status, 200);
    assert.ok(body.error.message && body.choices === undefined);
    assert.is(server.stats().completions, 0);
  });
});

test("each API words its refusals in its own shape", () =>
  suffering("server-error", async ({ bases }) => {
    assert.is((await ask(`${bases.fireworks}/v1/accounts/me/datasets`)).body.code, 13);
    assert.type((await ask(`${bases.hub}/api/whoami-v2`)).body.error, "string");
    assert.type((await ask(`${bases.together}/files`)).body.error.message, "string");
  }));

test("a reset before the request is acted upon, and one after: nothing made, and one made unheard", async () => {
  const order = async (server: FakeServer) => {
    const body = { model: "gpt-4.1", training_file: await upload(server), metadata: { run: "r1" } };
    assert.match(await failure(ask(`${server.bases.openai}/fine_tuning/jobs`, body)), /SOCKET|RESET/);
    const jobs = await persist(() => ask(`${server.bases.openai}/fine_tuning/jobs?metadata[run]=r1`));
    return jobs.data.length;
  };
  await suffering("reset-before", async (server) => assert.is(await order(server), 0));
  await suffering("reset-after", async (server) => assert.is(await order(server), 1));
});

test("a torn reply and a torn stream break off; a slow one is whole", async () => {
  await suffering("torn", async (server, post) => {
    await failure(post());
    const client = new OpenAI({ apiKey: KEY, baseURL: server.bases.openai, maxRetries: 0 });
    const stream = await client.chat.completions.create({
      model: "gpt-4.1",
      messages: [{ role: "user", content: "one two three four five six" }],
      stream: true,
    });
    let chunks = 0;
    const whole = (async () => {
      for await (const _ of stream) chunks++;
    })();
    await failure(whole);
    assert.ok(chunks > 0);
  });
  await suffering("slow", async (_server, post) => {
    const start = performance.now();
    const { body } = await post("Zoë 🙂");
    assert.is(body.choices[0].message.content, "gpt-4.1-2025-04-14 heard Zoë 🙂");
    assert.ok(performance.now() - start > 50);
  });
});

test("no reply at all: the client's own time-out, or a closed connection", () =>
  suffering("time-out", async (server, post) => {
    const client = new OpenAI({ apiKey: KEY, baseURL: server.bases.openai, maxRetries: 0, timeout: 20 });
    const error = await client.models.list().catch((thrown) => thrown);
    assert.instance(error, OpenAI.APIConnectionTimeoutError);
    assert.match(await failure(post()), /SOCKET|RESET/);
    assert.is(server.stats().completions, 0);
  }));

test("what asking again does not mend: the quota, the length", async () => {
  await suffering("insufficient-quota", async ({ bases }, post) => {
    const { status, body } = await post();
    assert.is(status, 429);
    assert.is(body.error.code, "insufficient_quota");
    assert.is((await ask(`${bases.openai}/models`)).status, 200);
  });
  await suffering("context-length", async (_server, post) => {
    const { status, body } = await post();
    assert.is(status, 400);
    assert.is(body.error.code, "context_length_exceeded");
  });
});

async function courseOf(server: FakeServer): Promise<string[]> {
  const client = new OpenAI({ apiKey: KEY, baseURL: server.bases.openai });
  const { id } = await client.fineTuning.jobs.create({ model: "gpt-4.1", training_file: await upload(server) });
  const jobs = await until(
    () => client.fineTuning.jobs.retrieve(id),
    ({ status }) => status === "succeeded",
  );
  return jobs.map(({ status }) => status);
}

test("a job in odd order, and one in a state of no documentation; both end well", async () => {
  await suffering("odd-order", async (server) => {
    const course = await courseOf(server);
    const order = ["validating_files", "queued", "running", "succeeded"];
    const ranks = course.map((state) => order.indexOf(state));
    assert.ok(
      ranks.some((rank, i) => i > 0 && rank < ranks[i - 1]!),
      course.join(),
    );
  });
  await suffering("unknown-state", async (server) => assert.ok((await courseOf(server)).includes("reticulating")));
});

test("the same requests go wrong, in whatever order they come, and never more than three times in a row", async () => {
  const kinds: FaultName[] = ["server-error", "unavailable", "retry-zero"];
  const fates = async (order: readonly number[]) => {
    const fate = new Map<number, number[]>();
    await withFake({ faults: { seed: 9, share: 0.4, kinds } }, async ({ bases }) => {
      for (const i of order) {
        const statuses = [];
        while (statuses.at(-1) !== 200) statuses.push((await ask(`${bases.openai}/models?i=${i}`)).status);
        fate.set(i, statuses);
      }
    });
    return fate;
  };
  const items = Array.from({ length: 60 }, (_, i) => i);
  const forward = await fates(items);
  const backward = await fates([...items].reverse());
  assert.equal(
    [...forward].sort(([a], [b]) => a - b),
    [...backward].sort(([a], [b]) => a - b),
  );
  const failed = [...forward.values()].filter(({ length }) => length > 1).length;
  assert.ok(failed > 12 && failed < 36, String(failed));
  assert.ok([...forward.values()].every(({ length }) => length <= 4));
});

test("every kind of fault was seen", () => {
  // Batches' own are seen where batches are tested.
  const elsewhere: FaultName[] = ["batch-expired", "batch-empty"];
  const missed = Object.keys(faults).filter((kind) => ![...seen, ...elsewhere].includes(kind as FaultName));
  assert.equal(missed, []);
});

test.run();
