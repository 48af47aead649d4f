import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { RealWorldItem } from "#generators/real-world/item";
import { itemBaselines } from "#splits/item-baselines";

const test = suite("splits/item-baselines");
const shared = { id: "", instance: "", task: "any", texts: [""], prompt: "", target: "", facets: {} };

test("the most frequent answer, of yes and no and of stances", () => {
  const verdicts = [true, false, true].map(
    (answer): RealWorldItem => ({ ...shared, kind: "yesNo", answer, choices: [] }),
  );
  assert.equal(itemBaselines(verdicts), { majority: 2 / 3 });
  const stances = (["counter", "support", "counter", "counter"] as const).map(
    (answer): RealWorldItem => ({ ...shared, kind: "stance", answer, choices: [] }),
  );
  assert.equal(itemBaselines(stances), { majority: 3 / 4 });
});

test("the option whose parts stand in the others, too", () => {
  const choices = ["a, x", "a, y", "b, y", "c, z"];
  const items = [1, 1, 2].map((answer): RealWorldItem => ({ ...shared, kind: "option", answer, choices }));
  assert.equal(itemBaselines(items), { majority: 2 / 3, "the option that shares most with the others": 2 / 3 });
});

test("steps as they are numbered: the share of all constraints, whatever item they are of", () => {
  const script = (...constraints: [number, number][]): RealWorldItem => ({
    ...shared,
    kind: "steps",
    answer: [0, 1, 2],
    choices: ["", "", ""],
    constraints,
  });
  assert.equal(itemBaselines([script([0, 1]), script([1, 0], [2, 0], [1, 2])]), { "step 0, step 1, ...": 0.5 });
});

test.run();
