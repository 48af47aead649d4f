import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawNetworks } from "#benchmarks/decision/networks/draw-networks";
import { policyModel } from "#benchmarks/decision/policies/policy-model";
import { queryPolicyOf } from "#benchmarks/decision/rq1/policies/index";
import { queryRequest } from "#benchmarks/decision/rq1/put-query";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import type { Query } from "#benchmarks/decision/rq1/query";
import { queryItems } from "#benchmarks/decision/rq1/query-items";
import { ask } from "#eval/ask";
import type { Choose } from "#src/play";
import { logIn, withLog } from "#test/eval/players";
import { inScratch } from "#test/scratch";

const test = suite("decision/rq1: policies");

const { clustered } = drawNetworks(7);
const queries = queriesFrom({ clustered }, { seed: 7, split: "main" });

const pick = (name: string, query: Query, repeat = 0) => {
  const request = queryRequest(query, repeat);
  return request.options[queryPolicyOf(name)!(request)!]!.id;
};

test("the oracle is always right, and wrong as often as it is told to be", () => {
  const right = (name: string, repeat = 0) =>
    queries.filter((query) => pick(name, query, repeat) === query.answer).length;
  assert.is(right("oracle"), 200);
  assert.is(right("oracle:1"), 0);
  const rights = Array.from({ length: 20 }, (_, repeat) => right("oracle:0.25", repeat));
  const share = rights.reduce((sum, one) => sum + one, 0) / 4000;
  // Three standard errors of 4,000 draws.
  assert.ok(Math.abs(share - 0.75) < 0.0206, String(share));
  assert.is(right("oracle:.25", 3), rights[3]);
  assert.ok(new Set(rights).size > 3);
});

test("constants: the option that is named, or the first", () => {
  const [degree, adjacent] = ["degree_exact", "adjacency"].map((kind) => queries.find(({ task }) => task === kind)!);
  assert.equal(
    ["always:yes", "always:no", "always:3"].map((name) => pick(name, adjacent!)),
    ["yes", "no", "yes"],
  );
  assert.equal(
    ["always:yes", "always:no", "always:3"].map((name) => pick(name, degree!)),
    ["0", "0", "3"],
  );
});

test("other names are no policies, and other requests nothing for an oracle", () => {
  for (const name of ["", "oracle:", "oracle:2", "oracle:-1", "oracle:x", "always:", "always", "oracles", "__proto__"])
    assert.is(queryPolicyOf(name), undefined, name);
  const other: Choose = {
    kind: "choose",
    state: "{}",
    question: "Which?",
    options: [{ id: "yes" }, { id: "no" }],
    repeat: 0,
  };
  assert.is(queryPolicyOf("oracle")!(other), undefined);
});

test("asked by the driver: every query ends with what was picked, with an option's id", async () => {
  const model = policyModel("oracle:0.1", queryPolicyOf("oracle:0.1")!);
  const verdicts = await inScratch((folder) =>
    withLog(logIn(folder), (log) => ask(model, queryItems(queries, 2), log)),
  );
  assert.is(verdicts.size, 400);
  const right = [...verdicts.values()].filter(({ outcome }) => outcome === "correct").length;
  assert.ok(right > 330 && right < 390, String(right));
  for (const { outcome, read } of verdicts.values()) {
    assert.ok(outcome === "correct" || outcome === "wrong");
    assert.type((read as { picked: unknown }).picked, "string");
  }
});

test.run();
