import { existsSync } from "node:fs";
import { join } from "node:path";
import OpenAI, { toFile } from "openai";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readManifest, readQuestions } from "#splits/index";
import { faultFlags } from "#src/commands/fake-server/fault-flags";
import { knownPrompts } from "#src/commands/fake-server/known-prompts";
import { rule } from "#src/commands/fake-server/rule";
import { main } from "#src/commands/main";
import { type FakeIo, fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("fake-server command");
const scratch = scratchFolders(test);

const SETTINGS = ["incident", "friendship"];

async function splits(dir: string): Promise<void> {
  const words = ["gen-splits", "--pattern", "semantic", "--task", "shortest-path", "--train", "40", "--test", "100"];
  assert.is(await main([...words, "--out", dir], fakeIo()), 0);
}

function questionsOf(dir: string, setting: string, split: "train" | "test") {
  const file = readManifest(dir).files.find(
    (each) => each.kind === "problems" && each.setting === setting && each.split === split,
  );
  return readQuestions(join(dir, file!.path));
}

const rows = (dir: string, setting: string) =>
  questionsOf(dir, setting, "train")
    .map(({ prompt, target }) => ({
      messages: [
        { role: "user", content: prompt },
        { role: "assistant", content: target },
      ],
    }))
    .map((row) => `${JSON.stringify(row)}\n`)
    .join("");

test("a base model is right at times, a tuned one mostly where it was tuned, in between elsewhere", async () => {
  const dir = join(scratch(), "splits");
  const answer = rule(knownPrompts(dir), 0);
  const user = (content: string) => [{ role: "user", content }];
  assert.is(answer(user("before there are splits"), { id: "gpt" }), "I do not know.");
  await splits(dir);
  const training = rows(dir, "incident");
  const right = (setting: string, model: { id: string; base?: string; training?: string }) =>
    questionsOf(dir, setting, "test").filter(({ prompt, target }) => answer(user(prompt), model) === target).length;
  const [incident, friendship] = SETTINGS as [string, string];
  const base = right(incident, { id: "gpt" });
  const same = right(incident, { id: "ft:1", base: "gpt", training });
  const other = right(friendship, { id: "ft:1", base: "gpt", training });
  // A wrong reply may be right by chance, so that more than the rule's shares are.
  assert.ok(base > 20 && base < 60 && other > base && other < 80 && same > 82, [base, other, same].join());
  assert.is(right(friendship, { id: "ft:2", base: "gpt", training }), other, "the name does not matter");
});

/** The command until `use` is through, then Ctrl-C. */
async function running(words: readonly string[], use: (io: FakeIo, base: string) => Promise<void>): Promise<FakeIo> {
  const stop = new AbortController();
  const io = fakeIo({ signal: stop.signal });
  const code = main(["fake-server", "--port", "0", ...words], io);
  while (io.said.out === "" && io.said.err === "") await new Promise((later) => setTimeout(later, 5));
  try {
    await use(io, /^openai +(\S+)/m.exec(io.said.out)![1]!);
  } finally {
    stop.abort();
  }
  assert.is(await code, 0);
  return io;
}

test("it serves until it is stopped, and then tells its counters", async () => {
  const dir = join(scratch(), "splits");
  const state = join(scratch(), "state.jsonl");
  await splits(dir);
  const { said } = await running(["--splits", dir, "--key", "sk-own", "--state", state], async (_io, baseURL) => {
    const client = new OpenAI({ apiKey: "sk-own", baseURL, maxRetries: 0 });
    const { id } = await client.files.create({
      file: await toFile(Buffer.from(rows(dir, "incident")), "t.jsonl"),
      purpose: "fine-tune",
    });
    let job = await client.fineTuning.jobs.create({ model: "gpt-4.1", training_file: id });
    while (job.status !== "succeeded") job = await client.fineTuning.jobs.retrieve(job.id);
    const replies = await Promise.all(
      questionsOf(dir, "incident", "test").map(async ({ prompt, target }) => {
        const messages = [{ role: "user" as const, content: prompt }];
        const reply = await client.chat.completions.create({ model: job.fine_tuned_model!, messages });
        return reply.choices[0]!.message.content === target;
      }),
    );
    assert.ok(replies.filter(Boolean).length > 82);
  });
  const stats = JSON.parse(said.out.trimEnd().split("\n").at(-1)!);
  assert.is(stats.completions, 100);
  assert.is(stats.badKeys, 0);
  assert.ok(existsSync(state));
});

test("faults by name, or all that pass", async () => {
  const flags = ["--faults", "server-error,retry-seconds", "--share", "1", "--retry-after", "3"];
  const { said } = await running(flags, async (_io, base) => {
    const asked = Array.from({ length: 40 }, (_, i) =>
      fetch(`${base}/models?${i}`, { headers: { authorization: "Bearer hf_fake" } }),
    );
    const waits = (await Promise.all(asked)).map(({ headers }) => headers.get("retry-after"));
    assert.equal(new Set(waits), new Set([null, "3"]));
  });
  const { faults } = JSON.parse(said.out.trimEnd().split("\n").at(-1)!);
  assert.equal(Object.keys(faults).sort(), ["retry-seconds", "server-error"]);
  const all = faultFlags[0]!.parse!("all") as readonly string[];
  assert.ok(all.includes("reset-after") && !all.includes("insufficient-quota"));
  const wrong = fakeIo();
  assert.is(await main(["fake-server", "--faults", "torn,bees"], wrong), 2);
  assert.match(wrong.said.err, /unknown fault "bees"; known: /);
});

test("a port that is taken: one line, and 2", () =>
  running([], async (_io, base) => {
    const io = fakeIo();
    assert.is(await main(["fake-server", "--port", new URL(base).port], io), 2);
    assert.match(io.said.err, /^graphshift: --port: expected a free port.*\n$/);
  }).then(() => {}));

test.run();
