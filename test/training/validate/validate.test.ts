import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { inScratch } from "#test/scratch";
import { type FormatName, formats } from "#training/formats/index";
import { toLines } from "#training/formats/to-lines";
import type { Examples } from "#training/trainer";
import { told } from "#training/validate/issue";
import { type ValidateOptions, validate } from "#training/validate/validate";

const test = suite("validating training files");

const twelve = Array.from({ length: 12 }, (_, i) => ({ prompt: `question ${i}`, target: `answer ${i}` }));
const examples: Record<Examples["method"], Examples> = {
  sft: { method: "sft", rows: twelve },
  dpo: {
    method: "dpo",
    pairs: twelve.map(({ prompt, target }) => ({ prompt, chosen: target, rejected: `not ${target}` })),
  },
};
const linesOf = (name: FormatName) => [...toLines(examples[formats[name].method], formats[name], { system: "S" })];

/** What is found in a file of that content, as `line: field: message`. */
function found(content: string | Buffer, options: ValidateOptions = {}): string[] {
  return inScratch((folder) => {
    const file = join(folder, "rows.jsonl");
    writeFileSync(file, content);
    return validate(file, options).issues.map((issue) => told(issue).slice(file.length).replace(/^: ?/, ""));
  });
}

/** A sound file with its third row changed. */
const withThird = (name: FormatName, change: (row: never) => unknown) =>
  linesOf(name).map((line, i) => (i === 2 ? `${JSON.stringify(change(JSON.parse(line) as never))}\n` : line));

type Message = { role: string; content: unknown };
type Chat = { messages: Message[] };
const third = (change: (messages: Message[]) => unknown) =>
  withThird("chat", ({ messages }: Chat) => ({ messages: change(messages) })).join("");

/** Each planted fault, and all that is to be found. */
const planted: Record<string, [content: string | Buffer, expected: string[], options?: ValidateOptions]> = {
  "a byte-order mark": [`\uFEFF${linesOf("chat").join("")}`, ["1: expected no byte-order mark, got one"]],
  CRLF: [
    linesOf("chat")
      .map((line, i) => (i === 4 ? line.replace("\n", "\r\n") : line))
      .join(""),
    ["5: expected a line feed at its end, got CRLF"],
  ],
  "a blank line": [linesOf("chat").toSpliced(3, 0, "\n").join(""), ["4: expected a JSON object, got a blank line"]],
  "bytes that are no UTF-8": [
    Buffer.concat([Buffer.from(linesOf("chat").join("")), Buffer.from([0x22, 0xc3, 0x28, 0x0a])]),
    ["13: expected UTF-8, got bytes that are none"],
  ],
  "half a line": [`${linesOf("chat").join("")}{"messages":`, ['13: expected one JSON object, got "{\\"messages\\":"']],
  "a list": [`${linesOf("chat").join("")}[1]\n`, ['13: expected one JSON object, got "[1]"']],
  "two objects on a line": [
    `${linesOf("chat").slice(0, 11).join("").trim()}${linesOf("chat")[11]}`,
    [`11: expected one JSON object, got ${JSON.stringify(linesOf("chat")[10]!.slice(0, 40))}`],
  ],
  "a line separator": [
    third(([system, user, reply]) => [system, { ...user, content: "a\u2028b" }, reply]),
    ["3: expected one line for every reader, got U+2028, a line end for some; write it as \\u2028"],
  ],
  "too few rows": [linesOf("chat").slice(0, 9).join(""), ["expected 10 rows at least, got 9"]],
  "no rows": ["", ["expected 10 rows at least, got 0"]],
  "another key": [
    withThird("chat", (row: Chat) => ({ ...row, id: 3 })).join(""),
    ["3: id: expected messages alone, got another key"],
  ],
  "keys of two formats": [
    withThird("chat", (row: Chat) => ({ ...row, prompt: [], completion: [] })).join(""),
    ["3: prompt: expected messages alone, got another key", "3: completion: expected messages alone, got another key"],
  ],
  "a key of another format alone": [
    withThird("chat", () => ({ text: "<s>" })).join(""),
    ["3: messages: expected messages, got no such key", "3: text: expected messages alone, got another key"],
  ],
  "no messages": [third(() => []), ["3: messages: expected messages, got an empty list"]],
  "text for messages": [third(() => "hello"), ["3: messages: expected a list of messages, got a string"]],
  "a role of another make": [
    third(([system, , reply]) => [system, { role: "human", content: "?" }, reply]),
    ['3: messages.1.role: expected system, user, assistant, got "human"'],
  ],
  "a key in a message": [
    third(([system, user, reply]) => [system, { ...user, name: "x" }, reply]),
    ["3: messages.1.name: expected role and content alone, got another key"],
  ],
  "empty content": [
    third(([system, user]) => [system, user, { role: "assistant", content: " \n" }]),
    ["3: messages.2.content: expected a text, got an empty one"],
  ],
  "null content": [
    third(([system, user]) => [system, user, { role: "assistant", content: null }]),
    ["3: messages.2.content: expected a text, got null"],
  ],
  "half a surrogate pair": [
    third(([system, user]) => [system, user, { role: "assistant", content: "\ud83d" }]),
    ["3: messages.2.content: expected a text, got half of a surrogate pair"],
  ],
  "the assistant first": [third(([, , reply]) => [reply]), ["3: messages.0.role: expected user, got assistant"]],
  "two turns of the user": [
    third(([system, user, reply]) => [system, user, user, reply]),
    ["3: messages.2.role: expected assistant, got user"],
  ],
  "two system messages": [
    third(([system, user, reply]) => [system, system, user, reply]),
    ["3: messages.1.role: expected user, got system"],
  ],
  "no reply": [
    third(([system, user]) => [system, user]),
    ["3: messages.1.role: expected assistant at the end, got user"],
  ],
  "only a system message": [
    third(([system]) => [system]),
    ["3: messages.0.role: expected assistant at the end, got system"],
  ],
  "a row again": [
    [...linesOf("chat"), linesOf("chat")[4]!.replace('{"messages":', '{ "messages": ')].join(""),
    ["13: expected each row once, got that of line 5 again"],
  ],
  "a long row": [
    third(([system, user]) => [system, user, { role: "assistant", content: "one two ".repeat(50) }]),
    ["3: expected 60 tokens at most, got about 116"],
    { limit: 60 },
  ],
  "the same reply on both sides": [
    withThird("preference", ({ prompt, chosen }: Record<string, unknown>) => ({
      prompt,
      chosen,
      rejected: chosen,
    })).join(""),
    ["3: rejected: expected another reply than that of chosen, got the same"],
  ],
  "a prompt repeated in a side": [
    withThird("preference", ({ prompt, chosen, rejected }: Record<string, Message[]>) => {
      return { prompt, chosen: [...prompt!, ...chosen!], rejected };
    }).join(""),
    ["3: chosen: expected one message, got 3"],
  ],
  "texts for messages": [
    withThird("preference", () => ({ prompt: "Q", chosen: "A", rejected: "B" })).join(""),
    ["prompt", "chosen", "rejected"].map((field) => `3: ${field}: expected a list of messages, got a string`),
  ],
  "a user's reply": [
    withThird("prompt-completion", ({ prompt }: Record<string, Message[]>) => ({
      prompt,
      completion: prompt!.slice(1),
    })).join(""),
    ["3: completion.0.role: expected assistant, got user"],
  ],
  "an input that ends in a reply": [
    withThird("hosted-preference", ({ input, ...sides }: { input: Chat; preferred_output: Message[] }) => {
      return { ...sides, input: { messages: [...input.messages, ...sides.preferred_output] } };
    }).join(""),
    ["3: input.messages.2.role: expected user at the end, got assistant"],
  ],
  "a key in the input": [
    withThird("hosted-preference", ({ input, ...sides }: { input: Chat }) => {
      return { ...sides, input: { ...input, tools: [] } };
    }).join(""),
    ["3: input.tools: expected messages alone, got another key"],
  ],
  "an input that is none": [
    withThird("hosted-preference", (row: object) => ({ ...row, input: [] })).join(""),
    ["3: input: expected an object, got a list"],
  ],
  "rows of no format": [
    Array.from({ length: 10 }, (_, i) => `{"text":"${i}"}\n`).join(""),
    Array.from(
      { length: 10 },
      (_, i) =>
        `${i + 1}: expected the keys of a format (chat, prompt-completion, preference, hosted-preference), got text`,
    ),
  ],
};

for (const [what, [content, expected, options]] of Object.entries(planted)) {
  test(`finds ${what}, and nothing else`, () => {
    const issues = found(content, options);
    assert.is(issues.length, expected.length, issues.join("\n"));
    for (const [i, start] of expected.entries()) assert.ok(issues[i]!.startsWith(start), `${issues[i]}: ${start}`);
  });
}

test("nothing is found in sound files of any format, a mark where it is welcome, a last line without its feed", () => {
  for (const name of Object.keys(formats) as FormatName[]) assert.equal(found(linesOf(name).join("")), []);
  assert.equal(found(`\uFEFF${linesOf("chat").join("")}`, { bom: true }), []);
  assert.equal(found(linesOf("chat").join("").trim()), []);
  const several = third(([system, user, reply]) => [system, user, reply, user, reply]);
  assert.equal(found(several), []);
});

test("a file in another format than the one named", () => {
  assert.match(found(linesOf("chat").join(""), { format: "preference" })[0]!, /^1: prompt: expected/);
});

test("a validation file: no row of the training file, the same format, but few rows will do", () => {
  inScratch((folder) => {
    const [train, other] = [join(folder, "train.jsonl"), join(folder, "validation.jsonl")];
    writeFileSync(train, linesOf("chat").slice(0, 10).join(""));
    writeFileSync(other, linesOf("chat").slice(9).join(""));
    const { issues } = validate(train, { validation: other });
    assert.equal(issues.map(told), [`${other}:1: expected rows of its own, got that of ${train}:10`]);
    writeFileSync(other, linesOf("prompt-completion").slice(0, 1).join(""));
    assert.ok(validate(train, { validation: other }).count > 0);
    writeFileSync(other, linesOf("chat").slice(10).join(""));
    assert.is(validate(train, { validation: other }).count, 0);
  });
});

test("the limit counts what is asked and the longest reply, by the tokenizer given", () => {
  const letters = (text: string) => text.length;
  const longest = (name: FormatName) =>
    inScratch((folder) => {
      const file = join(folder, "rows.jsonl");
      writeFileSync(file, linesOf(name).join(""));
      return validate(file, { tokens: letters }).longest;
    });
  // "S", "question 11" and "answer 11" or "not answer 11", each with four tokens of marks
  assert.is(longest("chat"), 1 + 11 + 9 + 12);
  assert.is(longest("hosted-preference"), 1 + 11 + 13 + 12);
  const short = withThird("preference", (row: Record<string, Message[]>) => {
    return { ...row, chosen: [{ role: "assistant", content: "a".repeat(99) }] };
  });
  assert.equal(found(short.join(""), { tokens: letters, limit: 100 }), ["3: expected 100 tokens at most, got 122"]);
  assert.equal(found(linesOf("chat").slice(0, 11).join(""), { tokens: letters, limit: 31 }), [
    "11: expected 31 tokens at most, got 33",
  ]);
});

test("issues are counted beyond those that are kept", () => {
  inScratch((folder) => {
    const file = join(folder, "rows.jsonl");
    writeFileSync(file, linesOf("chat").join("").replaceAll("\n", "\r\n"));
    const { issues, count } = validate(file, { keep: 5 });
    assert.equal([issues.length, count], [5, 12]);
  });
});

test("lines longer than what is read at a time, and many of them", () => {
  inScratch((folder) => {
    const file = join(folder, "rows.jsonl");
    const long = Array.from({ length: 12 }, (_, i) => ({ prompt: `${i}${"é".repeat(700_001)}`, target: "A" }));
    writeFileSync(file, [...toLines({ method: "sft", rows: long }, formats.chat)].join(""));
    assert.equal(validate(file).issues, []);
  });
});

test("no file is a mistake", () => {
  inScratch((folder) => {
    assert.throws(
      () => validate(folder),
      (error: Error) => error instanceof UserError && error.message.endsWith("got none; check the path"),
    );
  });
});

test.run();
