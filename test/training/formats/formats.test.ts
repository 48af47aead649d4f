import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { names } from "#src/pick";
import { inScratch } from "#test/scratch";
import { type FormatName, formats } from "#training/formats/index";
import { type LineOptions, toLines } from "#training/formats/to-lines";
import type { Examples } from "#training/trainer";
import { validate } from "#training/validate/validate";

const test = suite("formats of training rows");

/** Any text that is not blank and that UTF-8 can hold, with the marks that break lines and quotes often in it. */
const content = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        "\\",
        "\n",
        "\r\n",
        "\t",
        "\u0085",
        "\u2028",
        "\u2029",
        "🙂",
        "é",
        "\u0000",
        "\uFEFF",
        "{",
        "node 1",
      ),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""))
  .filter((text) => text.trim() !== "" && !/\p{Surrogate}/u.test(text));

const examplesOf = (method: Examples["method"], texts: readonly (readonly [string, string, string])[]): Examples => {
  // Numbered, so that no row is another's and the sides of a pair differ.
  const at = (text: string, i: number) => `${text}${i}`;
  return method === "sft"
    ? { method, rows: texts.map(([prompt, target], i) => ({ prompt: at(prompt, i), target: at(target, i) })) }
    : {
        method,
        pairs: texts.map(([prompt, chosen, rejected], i) => {
          return { prompt: at(prompt, i), chosen: `${at(chosen, i)}+`, rejected: `${at(rejected, i)}-` };
        }),
      };
};

const write = (examples: Examples, name: FormatName, options?: LineOptions) =>
  [...toLines(examples, formats[name], options)].join("");

/** Lines as Python's `str.splitlines` sees them: the most eager reader there is. */
const eagerLines = (text: string) => text.split(new RegExp(`\r\n|[${LINE_ENDS}]`)).slice(0, -1);
const LINE_ENDS = "\n\r\v\f\u001c\u001d\u001e\u0085\u2028\u2029";

test("any text goes into one line for every reader, comes back as it was, and the validator finds nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(content, content, content), { minLength: 10, maxLength: 12 }),
      fc.option(content, { nil: undefined }),
      fc.boolean(),
      (texts, system, bom) => {
        inScratch((folder) => {
          for (const name of names(formats)) {
            const format = formats[name];
            const examples = examplesOf(format.method, texts);
            const text = write(examples, name, { ...(system !== undefined && { system }), bom });
            const lines = eagerLines(text.replace(/^\uFEFF/, ""));
            const rows = examples.method === "sft" ? examples.rows : examples.pairs;
            assert.equal(
              lines.map((line) => JSON.parse(line)),
              rows.map((row) => format.row(row as never, system)),
            );
            const path = join(folder, `${name}.jsonl`);
            writeFileSync(path, text);
            const { issues, ...found } = validate(path, { bom });
            assert.equal(issues, [], name);
            assert.equal([found.format, found.rows, found.count], [name, rows.length, 0]);
          }
        });
      },
    ),
    { seed: 6, numRuns: 60 },
  );
});

test("each format as its trainers document it, with the needed keys and no other", () => {
  const user = { role: "user", content: "Q" };
  const reply = (content: string) => ({ role: "assistant", content });
  const row = { prompt: "Q", target: "A" };
  const pair = { prompt: "Q", chosen: "good", rejected: "bad" };
  assert.equal(formats.chat.row(row as never), { messages: [user, reply("A")] });
  assert.equal(formats["prompt-completion"].row(row as never), { prompt: [user], completion: [reply("A")] });
  assert.equal(formats.preference.row(pair as never), {
    prompt: [user],
    chosen: [reply("good")],
    rejected: [reply("bad")],
  });
  const system = { role: "system", content: "S" };
  assert.equal(formats["hosted-preference"].row(pair as never, "S"), {
    input: { messages: [system, user] },
    preferred_output: [reply("good")],
    non_preferred_output: [reply("bad")],
  });
  assert.equal(formats.chat.row(row as never, "S"), { messages: [system, user, reply("A")] });
});

test("a byte-order mark only where it is asked for, and line feeds alone", () => {
  const examples = examplesOf("sft", [["Q", "A\r\nB", ""]]);
  assert.is(write(examples, "chat").charCodeAt(0), "{".charCodeAt(0));
  assert.is(write(examples, "chat", { bom: true }), `\uFEFF${write(examples, "chat")}`);
  assert.not.match(write(examples, "chat"), "\r");
});

test("rows of one method in a format of the other are a mistake", () => {
  assert.throws(
    () => write(examplesOf("dpo", [["Q", "A", "B"]]), "chat"),
    (error: Error) => error instanceof UserError && error.message.includes("expected one for dpo, got one for sft"),
  );
});

test.run();
