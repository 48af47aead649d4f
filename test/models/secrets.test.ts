import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "#eval/ask";
import { openModel, scheduler } from "#src/models/index";
import { items, logIn, withLog } from "#test/eval/players";
import { hastyClock } from "#test/models/clock";
import { type Answered, completion, withServer } from "#test/models/server";
import { inScratch } from "#test/scratch";

const test = suite("keys");
const KEY = "sk-marked-5f1d0c7be2a94d3f";
const env = { OPENAI_API_KEY: KEY, HF_TOKEN: KEY, TOGETHER_API_KEY: KEY };

/** Everything that is written to the terminal while `use` runs. */
async function overheard(use: () => Promise<void>): Promise<string> {
  let heard = "";
  const { write } = process.stdout;
  const { write: writeError } = process.stderr;
  const listen = ((text: string | Uint8Array) => {
    heard += text.toString();
    return true;
  }) as typeof write;
  Object.assign(process.stdout, { write: listen });
  Object.assign(process.stderr, { write: listen });
  try {
    await use();
  } finally {
    Object.assign(process.stdout, { write });
    Object.assign(process.stderr, { write: writeError });
  }
  return heard;
}

/** Sends the key back in every way there is: in errors, headers, replies, with any status. */
function echo(count: number, authorization: string | undefined): Answered {
  const headers = { "x-echo": authorization!, "www-authenticate": authorization! };
  const error = { error: { message: `refused ${authorization}`, code: `${authorization}`, param: authorization } };
  const answers: Answered[] = [
    { status: 500, headers, body: error },
    { status: 429, headers: { ...headers, "retry-after": "1" }, body: error },
    { body: error, headers },
    { ...completion(`You sent ${authorization}`), headers },
    { ...completion("torn"), breaks: "amid" },
    { status: count > 24 ? 401 : 503, headers, body: error },
  ];
  return answers[count % answers.length]!;
}

test("are in no record, error, or line of output, whatever the server sends back", async () => {
  process.env.OPENAI_LOG = "debug";
  let count = 0;
  await withServer(
    ({ authorization }) => echo(count++, authorization),
    async (url, log) => {
      for (const spec of ["openai:m", "together:m", "huggingface:owner/m"]) {
        await inScratch(async (folder) => {
          count = 0;
          let told = "";
          const heard = await overheard(async () => {
            const schedule = scheduler({ maxRetries: 2, clock: hastyClock() });
            const model = await openModel(spec, { baseUrl: url, env, scheduler: schedule });
            told += inspect(model, { depth: 9, showHidden: true }) + model.id;
            await withLog(logIn(folder), (responses) => ask(model, items(40), responses)).then(
              (verdicts) => {
                told += inspect(verdicts, { depth: 9 });
              },
              (error) => {
                told += inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error) + String(error.cause);
              },
            );
          });
          const recorded = readFileSync(logIn(folder), "utf8");
          assert.match(recorded, "You sent Bearer [key]");
          assert.match(told, "UserError");
          for (const written of [recorded, told, heard]) assert.not.match(written, KEY);
        });
      }
      assert.ok(log.every(({ authorization }) => authorization === `Bearer ${KEY}`));
    },
  );
  delete process.env.OPENAI_LOG;
});

test("are taken from no other place than the environment", async () => {
  const url = `http://user:${KEY}@127.0.0.1:1/v1?key=${KEY}`;
  const model = await openModel("vllm:m", { baseUrl: url, env: {} });
  assert.not.match(model.id, KEY);
});

test("that are no secrets leave replies alone", async () => {
  await withServer(
    () => completion("EMPTY sets are empty"),
    async (url) => {
      const model = await openModel("vllm:m", { baseUrl: url, env: { VLLM_API_KEY: "EMPTY" } });
      const request = items(1)[0]!.play().next().value as Parameters<typeof model.answer>[0];
      const reply = await model.answer(request);
      assert.is(reply.kind === "text" && reply.text, "EMPTY sets are empty");
    },
  );
});

test.run();
