import { suite } from "uvu";
import * as assert from "uvu/assert";
import { encode } from "#src/onnx/encode";
import { causalLmGraph } from "#src/onnx/export/causal-lm-graph";
import { initialParameters } from "#src/onnx/initial";
import { headWidth } from "#src/onnx/llama";
import { type Session, session, type Tensor, tensor } from "#src/onnx/runtime";
import { stream } from "#src/rng";
import { forward, SPEC } from "#test/onnx/reference";

const test = suite<{ compiled: Session }>("export causal-lm graph");

const parameters = initialParameters(SPEC, { embedding: 0.5, matrix: 0.4 }, stream(1, "export"));
const graph = causalLmGraph(SPEC, parameters);
const TOKENS = [1, 5, 9, 3, 12, 7, 2, 8, 4];

test.before(async (context) => {
  context.compiled = await session(encode(graph), { threads: 1, device: "cpu" });
});
test.after(({ compiled }) => compiled.close());

interface Step {
  readonly ids: readonly (readonly number[])[];
  readonly mask: readonly (readonly number[])[];
  readonly positions: readonly (readonly number[])[];
  readonly caches: Readonly<Record<string, Tensor>>;
}

const integers = (rows: readonly (readonly number[])[]) =>
  tensor(BigInt64Array.from(rows.flat(), BigInt), [rows.length, rows[0]!.length]);

/** Runs the model once: the logits by row and position, and the caches as the next run reads them. */
async function run(compiled: Session, { ids, mask, positions, caches }: Step) {
  const [rows, time, total] = [ids.length, ids[0]!.length, mask[0]!.length];
  const logits = new Float32Array(rows * time * SPEC.vocabulary);
  const present = cacheOf(rows, total, "present");
  await compiled.run(
    { input_ids: integers(ids), attention_mask: integers(mask), position_ids: integers(positions), ...caches },
    { logits: tensor(logits, [rows, time, SPEC.vocabulary]), ...present },
  );
  const at = (row: number, t: number) => {
    const start = (row * time + t) * SPEC.vocabulary;
    return [...logits.subarray(start, start + SPEC.vocabulary)];
  };
  const renamed = Object.entries(present).map(([name, value]) => [name.replace("present", "past_key_values"), value]);
  return { at, caches: Object.fromEntries(renamed) as Readonly<Record<string, Tensor>> };
}

function cacheOf(rows: number, time: number, prefix: string): Record<string, Tensor> {
  const dims = [rows, SPEC.groups, time, headWidth(SPEC)];
  const size = dims.reduce((a, b) => a * b, 1);
  const names = Array.from({ length: SPEC.layers }, (_, i) => [`${prefix}.${i}.key`, `${prefix}.${i}.value`]).flat();
  return Object.fromEntries(names.map((name) => [name, tensor(new Float32Array(size), dims)]));
}

const none = (rows: number) => cacheOf(rows, 0, "past_key_values");
const count = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

function near(got: readonly number[], wanted: readonly number[], where: string): void {
  const worst = Math.max(...got.map((x, i) => Math.abs(x - wanted[i]!)));
  assert.ok(worst < 1e-4, `${where}: off by ${worst}`);
}

test("a text read at once, from an empty cache, gives the reference's logits at every position", async ({
  compiled,
}) => {
  const wanted = forward(SPEC, parameters, TOKENS);
  const { length } = TOKENS;
  const step = { ids: [TOKENS], mask: [Array(length).fill(1)], positions: [count(0, length)], caches: none(1) };
  const { at } = await run(compiled, step);
  for (const t of count(0, length)) near(at(0, t), wanted[t]!, `position ${t}`);
});

test("the same text read in three portions gives the same logits", async ({ compiled }) => {
  const wanted = forward(SPEC, parameters, TOKENS);
  let caches = none(1);
  for (const [from, to] of [
    [0, 4],
    [4, 5],
    [5, 9],
  ] as const) {
    const step = { ids: [TOKENS.slice(from, to)], mask: [Array(to).fill(1)], positions: [count(from, to)], caches };
    const result = await run(compiled, step);
    for (const t of count(from, to)) near(result.at(0, t - from), wanted[t]!, `position ${t}`);
    caches = result.caches;
  }
});

test("rows padded on the left are read as if they stood alone", async ({ compiled }) => {
  const texts = [TOKENS, TOKENS.slice(0, 5), [6]];
  const { length } = TOKENS;
  const blank = (text: readonly number[]) => length - text.length;
  const first = await run(compiled, {
    ids: texts.map((text) => [...Array(blank(text)).fill(0), ...text]),
    mask: texts.map((text) => [...Array(blank(text)).fill(0), ...Array(text.length).fill(1)]),
    positions: texts.map((text) => [...Array(blank(text)).fill(1), ...count(0, text.length)]),
    caches: none(3),
  });
  const longer = texts.map((text) => [...text, 10]);
  const second = await run(compiled, {
    ids: texts.map(() => [10]),
    mask: texts.map((text) => [...Array(blank(text)).fill(0), ...Array(text.length + 1).fill(1)]),
    positions: texts.map((text) => [text.length]),
    caches: first.caches,
  });
  for (const [row, text] of texts.entries()) {
    near(first.at(row, length - 1), forward(SPEC, parameters, text).at(-1)!, `row ${row}`);
    near(second.at(row, 0), forward(SPEC, parameters, longer[row]!).at(-1)!, `row ${row}, next`);
  }
});

test("the model holds only operators of the ONNX standard", () => {
  assert.equal([...new Set(graph.nodes.map(({ domain }) => domain))], [""]);
  const contributed = ["SimplifiedLayerNormalization", "FusedMatMul", "RotaryEmbedding", "GroupQueryAttention"];
  assert.equal(
    graph.nodes.filter(({ op }) => contributed.includes(op)),
    [],
  );
  assert.not.match(Buffer.from(encode(graph)).toString("latin1"), /com\.microsoft/);
});

test.run();
