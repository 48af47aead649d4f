import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Crossword, filled } from "#generators/real-world/crossword";
import { realWorldSets } from "#generators/real-world/index";
import { itemInstance } from "#generators/real-world/item-instance";
import { explagraphsSamples } from "#generators/real-world/samples/explagraphs";
import { knowledgeCrosswordsSamples } from "#generators/real-world/samples/knowledge-crosswords";
import { proscriptSamples } from "#generators/real-world/samples/proscript";
import { strategyqaSamples } from "#generators/real-world/samples/strategyqa";
import { names } from "#src/pick";
import { truths } from "#test/generators/real-world-truths";

const test = suite("generators/real-world/samples");

for (const set of names(realWorldSets)) {
  test(`${set}: forty different items`, () => {
    const items = realWorldSets[set].samples();
    assert.is(items.length, 40);
    assert.is(new Set(items.map(({ texts }) => itemInstance(set, texts))).size, 40);
  });
}

test("yes and no, support and counter are balanced", () => {
  const yes = strategyqaSamples.filter(({ answer }) => answer).length;
  assert.ok(yes >= 18 && yes <= 22, `${yes} of 40`);
  assert.is(explagraphsSamples.filter(([, , stance]) => stance === "support").length, 20);
});

test("every question is one and rests on facts", () => {
  for (const { question, facts } of strategyqaSamples) {
    assert.match(question, /^[A-Z].*\?$/);
    assert.ok(facts.length > 0);
    for (const fact of facts) assert.match(fact, /^[A-Z0-9].*\.$/);
  }
});

test("a belief meets one argument of each stance, and no argument twice", () => {
  const stances = new Map<string, string[]>();
  for (const [belief, , stance] of explagraphsSamples) stances.set(belief, [...(stances.get(belief) ?? []), stance]);
  for (const pair of stances.values()) assert.equal(pair.sort(), ["counter", "support"]);
  assert.is(new Set(explagraphsSamples.map(([, argument]) => argument)).size, 40);
});

function tuples({ entries }: Crossword): string[][] {
  return entries.reduce<string[][]>(
    (all, list) => all.flatMap((tuple) => list.map((entry) => [...tuple, entry])),
    [[]],
  );
}

test("exactly one filling of each crossword makes all of its facts true", () => {
  for (const crossword of knowledgeCrosswordsSamples) {
    const right = tuples(crossword).filter((tuple) =>
      filled(crossword, tuple).every(([subject, relation, object]) =>
        truths[relation]![subject]?.split(", ").includes(object),
      ),
    );
    assert.equal(right, [crossword.gold], JSON.stringify(crossword.facts));
  }
});

test("every blank stands in a fact, and its entries differ", () => {
  for (const { facts, blanks, entries } of knowledgeCrosswordsSamples) {
    assert.is(entries.length, blanks.length);
    for (const blank of blanks) assert.ok(facts.flat().includes(blank));
    for (const list of entries) assert.is(new Set(list).size, 3);
  }
});

test("scripts have five to eight steps, each bound to another, and are written in an order that works", () => {
  for (const { goal, steps, constraints } of proscriptSamples) {
    assert.ok(steps.length >= 5 && steps.length <= 8, goal);
    assert.is(new Set(steps).size, steps.length, goal);
    for (const [before, after] of constraints)
      assert.ok(before < after && after < steps.length, `${goal}: ${before}<${after}`);
    assert.equal([...new Set(constraints.flat())].sort(), [...steps.keys()], goal);
  }
});

test.run();
