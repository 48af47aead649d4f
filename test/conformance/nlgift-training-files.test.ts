import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { needsShared, shared } from "#test/needs";
import { recipes } from "#training/recipes/index";
import { validate } from "#training/validate/validate";

const test = suite("NLGift's own training files");
const SAMPLE = "data/nlgift/native-sample";

/** Files of the release whose names end so, without empty ones. */
const filesOf = (ending: RegExp) =>
  readdirSync(shared(SAMPLE), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path))
    .map((path) => join(shared(SAMPLE), path))
    .filter((path) => statSync(path).size > 0);

needsShared(test, SAMPLE)("its chat files are sound", () => {
  const files = filesOf(/train_data_gpt\.jsonl$|train_[a-z-]+_gpt\.jsonl$/);
  assert.ok(files.length > 10);
  for (const file of files) {
    const { issues, format } = validate(file);
    assert.is(format, "chat");
    assert.equal(
      issues.filter(({ message }) => !/^expected (10 rows|each row once)/.test(message)),
      [],
      file,
    );
  }
});

needsShared(test, SAMPLE)("its preference files hold texts where trainers want messages: each is named", () => {
  const files = filesOf(/align_[a-z-]+\.jsonl$/);
  assert.is(files.length, 4);
  for (const file of files) {
    const { issues, format, rows } = validate(file);
    assert.is(format, "preference");
    const texts = issues.filter(({ message }) => message === "expected a list of messages, got a string");
    assert.equal(
      texts.map(({ line, field }) => `${line} ${field}`),
      Array.from({ length: rows }, (_, i) =>
        ["prompt", "chosen", "rejected"].map((field) => `${i + 1} ${field}`),
      ).flat(),
    );
  }
});

needsShared(test, SAMPLE)("its rows of text with the template's tags in it are of no format", () => {
  const files = filesOf(/_llama\.jsonl$/);
  assert.ok(files.length > 10);
  for (const file of files) {
    const { issues, format, rows } = validate(file);
    assert.is(format, undefined);
    assert.is(issues.filter(({ message }) => message.endsWith("got text")).length, rows, file);
  }
});

needsShared(test, SAMPLE)("its code rows are templated text: the code recipe says which keys it wants instead", () => {
  const file = join(shared(SAMPLE), "data/6_improvements/mix-code/data/generalcode.jsonl");
  assert.throws(
    () => recipes["code-mix"].make([], { options: { file }, samples: [], seed: 0 }),
    (error: Error) =>
      error instanceof UserError && /:1: expected the keys instruction, output .* got text;/.test(error.message),
  );
});

test.run();
