import { suite } from "uvu";
import * as assert from "uvu/assert";
import { numbers } from "#generators/numbers/index";
import { components } from "#src/graph/components";
import { names } from "#src/pick";
import { pretrainingGraphs, type Shelf, shelfGraph, shelves } from "#training/local/pretraining/pool";

const test = suite("pool of the base");

test("holds a known number of graphs, each made without the others", () => {
  const all = [...pretrainingGraphs()];
  assert.is(all.length, 24_500);
  assert.equal(all[60 + 440 + 777], shelfGraph("main", 777));
});

test("graphs are of the shelf's order, size and numbers", () => {
  for (const name of names(shelves)) {
    const { orders, extra, relation, numbers: range }: Shelf = shelves[name];
    for (let i = 0; i < 40; i++) {
      const { order, sources, weights, directed } = shelfGraph(name, i);
      assert.ok(order >= orders[0] && order <= orders[1], name);
      const surplus = sources.length - (order - 1);
      assert.ok(surplus <= extra[1] && surplus >= Math.min(extra[0], (order * (order - 1)) / 2 - (order - 1)), name);
      assert.is(directed, relation === "precedence" || relation === "capacity");
      assert.is(weights !== undefined, relation === "distance" || relation === "capacity");
      for (const weight of weights ?? []) assert.ok(weight >= numbers[range].low && weight <= numbers[range].high);
    }
  }
});

test("the study's own kind is connected", () => {
  for (let i = 0; i < 100; i++) assert.is(components(shelfGraph("main", i)).count, 1);
});

test.run();
