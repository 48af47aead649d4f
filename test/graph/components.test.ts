import { connectedComponents } from "graphology-components";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { components } from "#src/graph/components";
import { graph } from "#src/graph/graph";
import { toGraphology } from "#src/graphology";
import { sample } from "#test/graph/samples";

const test = suite("graph/components");

for (const directed of [false, true]) {
  test(`agrees with graphology on ${directed ? "directed" : "undirected"} graphs`, () => {
    for (const { graph: g } of sample(`components ${directed}`, 100, 20, { directed, heaviest: 0 })) {
      const { count, of } = components(g);
      const oracle = connectedComponents(toGraphology(g)).map((nodes) => nodes.map(Number).sort((a, b) => a - b));
      const ours = Array.from({ length: count }, (_, i) => [...of.keys()].filter((u) => of[u] === i));
      // numbered by smallest node, so sorting the oracle's by theirs must give the same list
      assert.equal(
        ours,
        oracle.sort((a, b) => a[0]! - b[0]!),
      );
    }
  });
}

test("no nodes, no components", () => {
  assert.is(components(graph(0, [])).count, 0);
});

test.run();
