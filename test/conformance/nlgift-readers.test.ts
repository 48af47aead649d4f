import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readAnswer } from "#eval/readers/index";
import type { Reading } from "#eval/readers/reading";
import { numberLabels } from "#generators/encodings/labels";
import type { AnswerKind, Answers } from "#generators/tasks/task";
import { needsShared, shared } from "#test/needs";

const test = suite("readers on the replies that NLGift's authors logged, against an independent scorer");

interface Row {
  readonly model: "ChatGPT" | "LLaMA2-7B";
  readonly train: string;
  readonly response: string;
  readonly gold: {
    readonly node_number: number;
    readonly graph: string;
    readonly answer: string | number;
    readonly answer_recomputed?: number;
  };
  readonly ref_verdict: {
    readonly parsed?: "yes" | "no" | null;
    readonly true_gold?: boolean;
    readonly length_ok?: boolean;
    readonly ok?: boolean;
    readonly reading?: string;
  };
}

/** Counts of ChatGPT's replies: read at all, and of those judged as the other scorer does. */
function compare<Kind extends AnswerKind>(
  file: string,
  kind: Kind,
  agrees: (answer: Answers[Kind], row: Row) => boolean,
  counts: (row: Row) => boolean = () => true,
): { readonly read: number; readonly agreed: number } {
  const rows = gunzipSync(readFileSync(shared(file)))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row)
    .filter((row) => row.model === "ChatGPT" && counts(row));
  const readings = rows.map((row) => {
    const context = { labels: numberLabels(row.gold.node_number), scale: 10 };
    return { row, reading: readAnswer(kind, row.response, context) as Reading<Answers[Kind]> };
  });
  const read = readings.filter(({ reading }) => reading.kind === "answer");
  const agreed = read.filter(({ row, reading }) => reading.kind === "answer" && agrees(reading.answer, row));
  return { read: read.length / rows.length, agreed: agreed.length / read.length };
}

const logs = (name: string) => `data/nlgift/logs/${name}.jsonl.gz`;
const connectivity = logs("T1__semantic__connectivity__incident");
const flow = logs("T2__numerical__flow__sint");
const paths = logs("T1__semantic__shortest_path__incident");
const orders = logs("T3__structural-type__topology__ER");

needsShared(test, connectivity)("connectivity: first verdicts", () => {
  const { read, agreed } = compare(
    connectivity,
    "verdict",
    (yes, { ref_verdict }) => yes === (ref_verdict.parsed === "yes"),
  );
  assert.ok(read > 0.99, `read ${read}`);
  assert.is(agreed, 1);
});

needsShared(test, flow)("maximum flow: right or wrong", () => {
  const isRight = (units: number, { gold }: Row) => Math.abs(units - 10 * gold.answer_recomputed!) < 1e-6;
  const { read, agreed } = compare(flow, "amount", (units, row) => isRight(units, row) === row.ref_verdict.true_gold);
  assert.ok(read > 0.98, `read ${read}`);
  assert.is(agreed, 1);
});

needsShared(test, paths)("shortest path: right or wrong length", () => {
  const isRight = (route: Answers["route"], row: Row) =>
    route !== "none" && route.length === 10 * Number(row.gold.answer);
  const { read, agreed } = compare(paths, "route", (route, row) => isRight(route, row) === row.ref_verdict.length_ok);
  assert.ok(read > 0.99, `read ${read}`);
  assert.ok(agreed > 0.99, `agreed ${agreed}`);
});

needsShared(test, orders)("topological sort: right or wrong order, where the reply states it", () => {
  const keeps = (order: readonly number[], { gold }: Row) => {
    const place = new Map(order.map((node, at) => [node, at]));
    const rules = gold.graph.split(",").filter((rule) => rule !== "");
    return (
      order.length === gold.node_number &&
      place.size === gold.node_number &&
      rules.every((rule) => {
        const [before, after] = rule.split(" ").map(Number);
        return place.get(before!)! < place.get(after!)!;
      })
    );
  };
  const { read, agreed } = compare(
    orders,
    "order",
    (order, row) => keeps(order, row) === row.ref_verdict.ok,
    ({ ref_verdict }) => ref_verdict.reading === "answer-is",
  );
  assert.ok(read > 0.99, `read ${read}`);
  assert.is(agreed, 1);
});

test.run();
