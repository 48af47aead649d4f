import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openModel } from "#src/models/index";
import { providers } from "#src/models/providers/index";
import { names } from "#src/pick";
import type { Choice, Choose, Generate, Text } from "#src/play";
import { completion, withServer } from "#test/models/server";

const test = suite("replies held to texts");
const env = {
  HF_TOKEN: "hf_key",
  ...Object.fromEntries(Object.values(providers).map(({ key }) => [key, `key-for-${key}`])),
};
const request: Generate = {
  kind: "generate",
  messages: [{ role: "user", content: "Which?" }],
  maxTokens: 9,
  temperature: 0,
  effort: "none",
  among: ["a", "b"],
  repeat: 0,
};
const schema = {
  type: "json_schema",
  json_schema: {
    name: "choice",
    strict: true,
    schema: {
      type: "object",
      properties: { choice: { type: "string", enum: ["a", "b"] } },
      required: ["choice"],
      additionalProperties: false,
    },
  },
};

// biome-ignore lint/suspicious/noExplicitAny: the body is what a client under test sent
async function put(spec: string, said: string): Promise<{ body: any; reply: Text }> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  let found: { body: any; reply: Text } | undefined;
  await withServer(
    () => completion(said),
    async (url, log) => {
      const model = await openModel(spec, { env, baseUrl: `${url}/v1` });
      found = { reply: (await model.answer(request)) as Text, body: log[0]!.body };
    },
  );
  return found!;
}

test("services are told in their own ways, and what they put around the text is taken off", async () => {
  for (const name of [...names(providers), "huggingface"]) {
    const model = name === "huggingface" ? "huggingface:owner/m" : `${name}:m`;
    const { body, reply } = await put(model, '{"choice": "b"}');
    assert.is(reply.text, "b", name);
    if (name === "vllm")
      assert.equal([body.structured_outputs, body.response_format], [{ choice: ["a", "b"] }, undefined]);
    else if (name === "tinker") assert.is(body.response_format, undefined);
    else assert.equal(body.response_format, schema, name);
  }
});

test("what is of another form is left as it is", async () => {
  for (const said of ["b", '"b"', '{"choice":1}', '{"choice":"b","why":"so"}', '{"pick":"b"}', "{", "null", "[1]"]) {
    assert.is((await put("openai:m", said)).reply.text, said);
  }
});

test("each is told in its own way not to think, or not at all where it never does", async () => {
  const sent = async (spec: string) => {
    const { body, reply } = await put(spec, "b");
    const { reasoning_effort, reasoning, chat_template_kwargs } = body;
    return [reasoning_effort ?? reasoning ?? chat_template_kwargs, reply.omitted];
  };
  assert.equal(await sent("openai:gpt-4.1-mini"), [undefined, ["reasoning_effort"]]);
  assert.equal(await sent("openai:gpt-5.1"), ["none", undefined]);
  assert.equal(await sent("vllm:m"), [{ enable_thinking: false }, undefined]);
  assert.equal(await sent("together:m"), [{ enabled: false }, undefined]);
  assert.equal(await sent("openrouter:m"), [{ effort: "none" }, undefined]);
  assert.equal(await sent("ollama:m"), ["none", undefined]);
});

test("a constrained model over a service chooses, and says what was not sent", async () => {
  const choose: Choose = { kind: "choose", state: "{}", question: "?", options: [{ id: "a" }, { id: "b" }], repeat: 0 };
  await withServer(
    () => completion('{"choice":"b"}'),
    async (url) => {
      const model = await openModel("constrained:openai:gpt-4.1", { env, baseUrl: `${url}/v1` });
      const { option, said, omitted, usage, latency } = (await model.answer(choose)) as Choice;
      assert.equal([option, said, omitted], [1, "b", ["reasoning_effort"]]);
      assert.equal(usage, { promptTokens: 11, replyTokens: 3, reasoningTokens: 1 });
      assert.type(latency, "number");
    },
  );
});

test.run();
