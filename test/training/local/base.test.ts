import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawInstance } from "#generators/draw";
import { encodings } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import { numbers } from "#generators/numbers/index";
import { render } from "#generators/render";
import { tasks } from "#generators/tasks/index";
import { readCheckpoint } from "#src/onnx/index";
import { readTokenizer, SPECIAL } from "#src/onnx/tokenizer";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { testedTexts } from "#training/local/pretraining/corpus";
import { echo } from "#training/local/pretraining/echo";
import { mixture } from "#training/local/pretraining/mixture";
import { shippedBase } from "#training/local/tune";

const test = suite("shipped base");

const tokenizer = readTokenizer(join(shippedBase, "tokenizer.json"));

test("takes less than 2 MB", () => {
  const bytes = readdirSync(shippedBase).reduce((sum, name) => sum + statSync(join(shippedBase, name)).size, 0);
  assert.ok(bytes < 2e6, `${bytes} bytes`);
});

test("has a row of the embedding for each token", () => {
  const { spec, begin, end } = readCheckpoint(shippedBase);
  assert.equal([spec.vocabulary, begin, end], [tokenizer.vocabulary.length, tokenizer.start, tokenizer.end]);
});

test("knows every word of every kind of problem and gives it back", () => {
  const kind = fc.record({
    task: fc.constantFrom(...names(tasks)),
    encoding: fc.constantFrom(...names(encodings)),
    range: fc.constantFrom(...names(numbers)),
    format: fc.constantFrom(...names(formats)),
    family: fc.constantFrom("er", "ba", "tree", "sbm"),
    order: fc.integer({ min: 3, max: 25 }),
    unreachable: fc.constantFrom(0, 1),
    style: fc.nat(),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(kind, ({ task, range, family, order, unreachable, style, seed, ...wording }) => {
      const rng = stream(seed, "coverage");
      const instance = drawInstance({ task, family, numbers: range, size: [order, order], unreachable }, rng);
      const styles = Object.keys(tasks[task].reasonings);
      const { prompt, target } = render(instance, { ...wording, reasoning: styles[style % styles.length]! }, rng);
      for (const text of [prompt, target]) {
        const ids = tokenizer.encode(text);
        assert.not.ok(ids.includes(tokenizer.unknown), text);
        assert.is(tokenizer.decode(ids), text);
      }
    }),
    { seed: 9, numRuns: 400 },
  );
});

test("has learned every token: in its own tasks or, the words of tested tasks alone, by repeating them", () => {
  const documents = mixture({ seed: 1, tokenizer, questions: 3, fromNothing: false });
  const inTasks = new Set(Array.from({ length: 4000 }, (_, i) => documents(20_000 + i).tokens).flat());
  const repeated = new Set(Array.from({ length: 1000 }, (_, i) => echo(tokenizer, stream(1, i)).tokens).flat());
  const missing = tokenizer.vocabulary.filter((_, id) => id >= SPECIAL.length && !repeated.has(id));
  assert.equal(missing, []);
  const tested = new Set([...testedTexts()].flatMap((text) => tokenizer.encode(text)));
  const strange = [...tested].filter((id) => !inTasks.has(id)).map((id) => tokenizer.vocabulary[id]!);
  assert.ok(
    strange.every((token) => /^ ?[A-Za-z]+$/.test(token)),
    strange.join("|"),
  );
  assert.ok(strange.length < 50, strange.join("|"));
});

test("repeating is rare among its documents", () => {
  const documents = mixture({ seed: 1, tokenizer, questions: 3, fromNothing: false });
  const repeat = tokenizer.encode("Repeat:")[0];
  const share = Array.from({ length: 2000 }, (_, i) => documents(i).tokens[1] === repeat).filter(Boolean).length / 2000;
  assert.ok(share > 0.01 && share < 0.03, `${share}`);
});

test.run();
