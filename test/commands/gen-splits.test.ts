import { suite } from "uvu";
import * as assert from "uvu/assert";
import { patternOf } from "#src/commands/find-setting";
import { mixFlag, mixOf } from "#src/commands/mix-flag";

const test = suite("commands/gen-splits");
const parse = mixFlag.parse!;

test("--mix takes shares apart by commas or bars", () => {
  assert.equal(parse("shortest-path=25|40|55"), { task: "shortest-path", shares: [25, 40, 55] });
  assert.equal(parse("max-flow=12.5,100"), { task: "max-flow", shares: [12.5, 100] });
  for (const text of ["shortest-path", "shortest-path=", "=25", "max-flow=a", "max-flow=25,", "max-flow=25 40"]) {
    assert.throws(() => parse(text), /--mix: expected a task and percentages such as shortest-path=25,40, got/);
  }
});

test("--mix may stand several times, for one task", () => {
  assert.is(mixOf(undefined), undefined);
  const two = [
    { task: "max-flow", shares: [25] },
    { task: "max-flow", shares: [40, 55] },
  ];
  assert.equal(mixOf(two), { task: "max-flow", shares: [25, 40, 55] });
  assert.throws(
    () => mixOf([...two, { task: "connectivity", shares: [25] }]),
    /--mix: expected one task, got max-flow/,
  );
});

test("a setting is found in its pattern: tasks, mixtures, pairs and sets", () => {
  assert.is(patternOf("incident"), "semantic");
  assert.is(patternOf("shortest-path"), "reasoning");
  assert.is(patternOf("shortest-path-25"), "reasoning");
  assert.is(patternOf("conn-path", "real-world"), "real-world");
  assert.is(patternOf("proscript"), "real-world");
  assert.throws(() => patternOf("tsp-25"), /unknown setting "tsp-25"; known: .*all-synthetic.*strategyqa/);
  assert.throws(
    () => patternOf("shortest-path-25", "semantic"),
    /unknown setting "shortest-path-25"; known: adjacency/,
  );
});

test.run();
