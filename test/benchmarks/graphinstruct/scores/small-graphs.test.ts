import { suite } from "uvu";
import * as assert from "uvu/assert";
import { SMALL, smallGraphs } from "#benchmarks/graphinstruct/scores/structure/small-graphs";

const test = suite("GraphInstruct: all small graphs");

test("there are as many shapes as have been counted (OEIS A000088)", () => {
  const counts = Array.from({ length: SMALL.undirected + 1 }, (_, order) => smallGraphs(order, false).length);
  assert.equal(counts, [1, 1, 2, 4, 11, 34, 156]);
});

test("and of directed graphs (OEIS A000273)", () => {
  const counts = Array.from({ length: SMALL.directed + 1 }, (_, order) => smallGraphs(order, true).length);
  assert.equal(counts, [1, 1, 3, 16, 218]);
});

test.run();
