import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { requestSize } from "#benchmarks/decision/contract/request-size";
import { classification } from "#benchmarks/decision/rq2/classify/classification";
import { conditions } from "#benchmarks/decision/rq2/request/conditions";
import { largestFitting } from "#benchmarks/decision/rq2/request/largest-fitting";
import { prefix } from "#benchmarks/decision/rq2/request/prefix";
import { selection } from "#benchmarks/decision/rq2/select/selection";
import type { SelectionState } from "#benchmarks/decision/rq2/select/show-selection";
import type { Target } from "#benchmarks/decision/rq2/target";
import { UserError } from "#src/errors";
import { names } from "#src/pick";

import { ring } from "#test/benchmarks/decision/rq2/ring";
import { planted, setsOf, stateOf } from "#test/benchmarks/decision/rq2/sets";

const test = suite("budgets of part 2");

const all = names(conditions);

test("no request is beyond the budget, whatever the texts, and none leaves out more than it must", () => {
  const nasty = fc.string({
    unit: fc.constantFrom("a", '"', "\\", "\u0000", "😀", "\u202e", "\ud800", "é"),
    maxLength: 400,
  });
  fc.assert(
    fc.property(
      fc.array(nasty, { minLength: 20, maxLength: 40 }),
      fc.integer({ min: 4500, max: 12000 }),
      (texts, budget) => {
        const nodes = texts.map((text, i) => ({ ...planted.nodes[i]!, text }));
        const inside = (_: number, i: number) =>
          planted.links.sources[i]! < nodes.length && planted.links.targets[i]! < nodes.length;
        const links = {
          ...planted.links,
          sources: planted.links.sources.filter(inside),
          targets: planted.links.targets.filter(inside),
          relations: planted.links.relations.filter(inside),
        };
        const queries = [{ id: "q", text: "any", gold: [0] }];
        for (const set of setsOf({ ...planted, nodes, links, queries }, budget)) {
          for (const target of set.targets) {
            for (const condition of all) assert.ok(requestSize(target.show(condition)) <= budget);
            const { texts: shown = [] } = stateOf<{ texts?: { text: string }[] }>(target, "TG");
            const whole = shown.every(({ text }) => texts.includes(text));
            // One unit more may cost six characters in each text, and a pair two.
            if (!whole) assert.ok(requestSize(target.show("TG")) > budget - 13 * shown.length);
          }
        }
      },
    ),
    { seed: 6, numRuns: 40 },
  );
});

test("the largest number that fits is found", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 30 }), fc.nat(80), (steps, budget) => {
      const sizes = steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0));
      const fitting = [...sizes.keys()].filter((i) => sizes[i]! <= budget);
      assert.is(
        largestFitting(sizes.length - 1, budget, (i) => sizes[i]!),
        fitting.at(-1),
      );
    }),
    { seed: 6, numRuns: 200 },
  );
});

test("the last facts give way where they would take more than two thirds of the budget", () => {
  const select = (length: number) => selection(ring(length), { seed: 1, pool: 6 }).targets[0]!;
  const facts = (target: Target) => stateOf<SelectionState>(target, "G").relations!;
  const most = facts(select(1)).length;
  let last = most;
  for (const length of [500, 1000, 1200, 1500, 1900]) {
    const target = select(length);
    const kept = facts(target).length;
    assert.equal(facts(target), facts(select(1)).slice(0, kept));
    assert.ok(kept <= last);
    assert.ok(kept === 0 || requestSize(target.show("G")) <= 12_000);
    last = kept;
  }
  assert.ok(last < most);
});

test("prefixes keep characters whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, length) => {
      const cut = prefix(text, length);
      assert.ok(text.startsWith(cut) && cut.length <= length);
      assert.ok(cut.length >= Math.min(length - 1, text.length));
      assert.not.throws(() => encodeURIComponent(cut));
    }),
    { seed: 6, numRuns: 300 },
  );
});

test("what no request can hold is one line", () => {
  const many = { ...planted, labels: Array.from({ length: 300 }, (_, i) => `class ${i}`) };
  const line = (make: () => unknown) => {
    try {
      make();
    } catch (error) {
      assert.instance(error, UserError);
      return (error as Error).message;
    }
    throw new Error("nothing was wrong");
  };
  assert.is(
    line(() => classification(many, { seed: 0 })),
    "planted: expected 2 to 255 classes, got 300; merge or drop some",
  );
  assert.is(
    line(() => selection(planted, { seed: 0, pool: 300 })),
    "planted: expected 2 to 255 candidates, got 300; choose another pool",
  );
  assert.match(
    line(() => selection({ ...planted, queries: [] }, { seed: 0 })),
    /^planted: expected queries over 2 nodes or more, got 0/,
  );
  const long = { ...planted, queries: [{ id: "7", text: "x".repeat(18_000), gold: [0] }] };
  assert.match(
    line(() => selection(long, { seed: 0 })),
    /^planted: query 7: expected a request of 18000 characters at most, got \d+ without any text/,
  );
});

test.run();
