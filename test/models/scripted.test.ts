import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { type Script, scripted, text } from "#src/models/scripted";
import type { Choose, Execute, Generate } from "#src/play";
import { failure } from "#test/failure";

const test = suite("scripted models");
const generate = (content: string): Generate => ({
  kind: "generate",
  messages: [{ role: "user", content }],
  maxTokens: 9,
  temperature: 0,
  repeat: 0,
});
const choose: Choose = {
  kind: "choose",
  state: "s",
  question: "which?",
  options: [{ id: "No" }, { id: "Yes" }, { id: "b" }],
  repeat: 0,
};
const execute: Execute = {
  kind: "execute",
  program: "1",
  language: "javascript",
  directed: false,
  timeout: 1,
  memory: 1,
  repeat: 0,
};

test("each rule writes and picks by itself", async () => {
  const targets = new Map([
    ["a prompt\nof two lines", "Answer: 7"],
    ["which?", "b"],
  ]);
  const replies = {
    oracle: ["Answer: 7", 2],
    yes: ["Answer: yes", 1],
    first: ["a prompt", 0],
    nonsense: ["Blue.", 2],
  };
  for (const [rule, [written, picked]] of Object.entries(replies)) {
    const model = await openModel(`scripted:${rule}`, { targets });
    assert.is(model.id, `scripted:${rule}`);
    assert.equal(await model.answer(generate("a prompt\nof two lines")), text(written as string));
    assert.equal(await model.answer(choose), { kind: "choice", option: picked });
    assert.is((await model.answer(execute)).kind, "unsupported");
  }
});

test("an oracle without a target says so", async () => {
  assert.equal(await scripted("oracle").answer(generate("new")), text("I do not know."));
});

test("a script of one's own answers by request", async () => {
  const echo: Script = (request) => text(request.kind === "generate" ? request.messages[0]!.content : "");
  const model = scripted(echo);
  assert.is(model.id, "scripted:echo");
  assert.equal(await model.answer(generate("back")), text("back"));
});

test("unknown kinds and rules list the known ones", async () => {
  assert.match((await failure(openModel("scripted:parrot"))).message, "known: first, nonsense, oracle, yes");
  assert.match(
    (await failure(openModel("acme:x"))).message,
    /unknown model "acme"; known: azure, constrained, .*, fireworks, huggingface, local, .*, scoring, scripted, tinker, together, vllm/,
  );
  assert.match((await failure(openModel("oracle"))).message, /^model: expected KIND:NAME/);
});

test.run();
