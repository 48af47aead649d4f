import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import { ruleTable } from "#benchmarks/decision/rq3/rule-table";
import { posedOfEach } from "#test/benchmarks/decision/rq3/small";

const test = suite("table of rules");

test("a row holds an instance's size, its reference by what it is, and what rules and controls reach", () => {
  const posed = posedOfEach(1, { kind: "bounded", value: 7, bound: 9, actions: [0, 1, 0, 1, 0, 1] });
  const table = ruleTable(posed);
  assert.equal(Object.keys(table), ["tsp", "maxcut", "lt", "modularity"]);
  const row = (task: string) => Object.values(table[task]!)[0] as Readonly<Record<string, unknown>>;
  const [tsp, maxcut, lt, modularity] = posed;
  assert.equal(row("tsp"), {
    n: 7,
    best_found: 7,
    bound: 9,
    rules: {
      ...Object.fromEntries(tsp!.rules.map((rule) => [rule, tsp!.value(tsp!.byRule(rule))])),
      nearest_2opt_first_improvement_restart: tsp!.byControl("nearest_2opt_first_improvement_restart"),
    },
  });
  assert.is(row("maxcut").m, maxcut!.edges);
  assert.is(row("lt").optimum, lt!.reference.value);
  assert.equal(row("lt").witness, lt!.reference.actions);
  assert.equal(row("lt").first_pool, lt!.firstProposals());
  const { optimum_scaledQ, optimum_partition, bound_scaledQ, status, scale } = row("modularity");
  assert.equal([optimum_scaledQ, optimum_partition, bound_scaledQ, status], [7, "AABABAB", 9, "bounded"]);
  assert.is(scale, modularity!.measure.scale);
  for (const [kind, field] of [
    ["best-known", "bks_2016"],
    ["certified", "optimum"],
    ["published", "optimum"],
  ] as const) {
    const reference: Reference = { kind, value: 7 };
    const [cut] = Object.values(ruleTable(posedOfEach(1, reference)).maxcut!);
    assert.is((cut as Readonly<Record<string, unknown>>)[field], 7);
  }
});

test.run();
