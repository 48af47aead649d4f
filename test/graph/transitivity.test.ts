import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Graph, graph } from "#src/graph/graph";
import { transitivity } from "#src/graph/transitivity";
import { toGraphology } from "#src/graphology";
import { allGraphs, edgesOf, pairs, sample } from "#test/graph/samples";

const test = suite("graph/transitivity");

/** Counts ordered triples of different nodes. */
function bruteForce(g: Graph): number {
  const joined = new Set(edgesOf(g).flatMap(([u, v]) => [`${u} ${v}`, `${v} ${u}`]));
  const has = (u: number, v: number) => joined.has(`${u} ${v}`);
  let open = 0;
  let closed = 0;
  for (let centre = 0; centre < g.order; centre++) {
    for (const [u, v] of pairs(g.order, false)) {
      if (u === centre || v === centre || !has(u, centre) || !has(centre, v)) continue;
      open++;
      if (has(u, v)) closed++;
    }
  }
  return open === 0 ? 0 : closed / open;
}

test("counts like brute force, directions ignored", () => {
  const small = [...allGraphs(4, false), ...allGraphs(3, true)];
  const larger = [false, true].flatMap((directed) => sample(`t ${directed}`, 30, 12, { directed, heaviest: 0 }));
  for (const g of [...small, ...larger.map((item) => item.graph)]) assert.is(transitivity(g), bruteForce(g));
});

test("known graphs", () => {
  const complete = graph(5, pairs(5, false));
  assert.is(transitivity(complete), 1);
  assert.is(transitivity(graph(3, [])), 0);
  const paw = graph(4, [
    [0, 1],
    [1, 2],
    [2, 0],
    [2, 3],
  ]);
  assert.is(transitivity(paw), 3 / 5);
  assert.is(transitivity(toGraphology(paw)), 3 / 5);
});

test.run();
