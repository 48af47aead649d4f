import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  defaults,
  methods,
  openWriter,
  outputsOf,
  playItems,
  type Transcript,
} from "#benchmarks/graphinstruct/ask/index";
import { drawInstructions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { scoreInstruction } from "#benchmarks/graphinstruct/scores/index";
import { ask, replay } from "#eval/ask";
import { openResponses, type Response, type Responses } from "#eval/responses";
import { readLines } from "#src/jsonl";
import { names } from "#src/pick";
import type { Model } from "#src/play";
import { instruction, PATH, played } from "#test/benchmarks/graphinstruct/ask/support";
import { scratchFolders } from "#test/scratch";

const test = suite("asking through the driver");

const newFolder = scratchFolders(test);

/** A new log, and its lines once it is closed. */
function log(): { readonly responses: Responses; lines(): Response[] } {
  const path = join(newFolder(), "responses.jsonl");
  const responses = openResponses(path, () => assert.unreachable("torn"));
  return {
    responses,
    lines() {
      responses.close();
      return readLines<Response>(path);
    },
  };
}

const [drawn, shown] = [3, 4].map((seed) => drawInstructions({ seed, count: 1 })) as [Instruction[], Instruction[]];
const writer = openWriter("scripted:writer-brush-medium")!;

test("each method plays to its end, is replayed from its record, and is scored", async () => {
  for (const method of names(methods)) {
    const order = { ...defaults, method, samples: 2, tries: 3, exemplars: shown };
    const items = playItems(drawn, order);
    assert.is(items.length, drawn.length * methods[method].outputs(order));
    const { responses, lines } = log();
    const verdicts = await ask(writer, items, responses);
    assert.equal(await replay(writer.id, items, responses), verdicts, method);
    const outputs = outputsOf(verdicts, "sound");
    assert.equal(
      [...outputs.keys()],
      drawn.map(({ id }) => id),
    );
    for (const asked of drawn) {
      const own = outputs.get(asked.id)!;
      assert.is(own.length, methods[method].outputs(order));
      const { quality } = scoreInstruction(asked, own, { mode: "sound", pools: new Map() });
      assert.ok(quality >= 0 && quality <= 1);
    }
    const calls = [...outputs.values()].flat().reduce((sum, { tokens }) => sum + tokens.calls, 0);
    assert.is(calls, lines().length, `${method}: every call is counted`);
  }
});

test("exemplars that lack are told before anything is asked", () => {
  const order = { ...defaults, method: "sample" as const, strategy: "few-shot" as const };
  assert.throws(() => playItems(drawn, order), /few-shot: expected solved instructions of level 0/);
});

test("the same instructions under two seeds are asked with other seeds, and never twice with one", async () => {
  const seedsOf = async (seed: number) => {
    const { responses, lines } = log();
    await ask(writer, playItems(drawn, { ...defaults, method: "vgig", samples: 2, seed }), responses);
    return lines().map(({ request }) => (request.kind === "generate" ? request.seed : undefined));
  };
  const [first, other] = [await seedsOf(0), await seedsOf(1)];
  assert.is(new Set(first).size, first.length);
  assert.is(first.filter((seed) => other.includes(seed)).length, 0);
});

test("tokens that a provider does not tell are estimated, and that is said", async () => {
  const silent: Model = { id: "silent", answer: async () => ({ kind: "text", text: PATH, finish: "stop" }) };
  const { responses } = log();
  const items = playItems([instruction()], { ...defaults, method: "sample", samples: 1 });
  const verdicts = await ask(silent, items, responses);
  responses.close();
  const { estimated, own } = [...verdicts.values()][0]!.read as Transcript;
  assert.ok(estimated && own.input > 100 && own.output > 10);
  assert.not(played("sample", [PATH]).transcript.estimated);
});

test("as released, an output has the tokens of the call that wrote it; else of every call", async () => {
  const verdicts = new Map([["G1-000001/0", played("retry", ["Nothing.", "Nor here.", PATH]).verdict]]);
  assert.equal(outputsOf(verdicts, "compat").get("G1-000001")![0]!.tokens, { input: 10, output: 5, calls: 1 });
  assert.equal(outputsOf(verdicts, "sound").get("G1-000001")![0]!.tokens, { input: 30, output: 15, calls: 3 });
});

test("outputs are in the order of their numbers, and what got no reply is left out", () => {
  const { verdict } = played("sample", [PATH]);
  const verdicts = new Map([
    ["a/b/0", verdict],
    ["a/b/1", { outcome: "failed", why: "no answer" } as const],
    ["c/0", { outcome: "unattempted", why: "not asked yet" } as const],
  ]);
  assert.equal(
    [...outputsOf(verdicts, "sound")].map(([id, own]) => [id, own.length]),
    [["a/b", 1]],
  );
});

test("a reply cut off is truncated, one that refuses what can be done is refused, prose is unparsed", () => {
  assert.is(played("sample", [{ text: PATH.slice(0, 40), finish: "length" }]).verdict.outcome, "truncated");
  assert.is(played("sample", [{ text: PATH, finish: "length" }]).verdict.outcome, "correct");
  assert.is(played("sample", ["It is impossible."]).verdict.outcome, "refused");
  assert.is(played("sample", ["It is a path."]).verdict.outcome, "unparsed");
});

test.run();
