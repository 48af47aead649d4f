import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check, factsOf, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { numbered } from "#benchmarks/graphinstruct/instructions/numbered";
import { impossible } from "#benchmarks/graphinstruct/instructions/templates/impossible";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { stream } from "#src/rng";
import { allGraphs } from "#test/benchmarks/graphinstruct/instructions/all-graphs";

const test = suite("graphinstruct instructions: impossible");

test("what is called impossible on four or five nodes is met by none of the graphs there are", () => {
  let tried = 0;
  for (const [name, template] of Object.entries<Template>(impossible)) {
    for (let i = 0; i < 20; i++) {
      const { explicit, proof } = template.draw(stream(i, name), [4, 20]);
      assert.ok(proof, name);
      const order = Number(/num_nodes=(\d+)/.exec(explicit.join())![1]);
      const directed = explicit.includes("directed=true");
      if (order > (directed ? 4 : 5)) continue;
      tried++;
      const constraints = parseConstraints(explicit);
      for (const graph of allGraphs(order, directed)) {
        const facts = factsOf(numbered(graph));
        const met = constraints.every((constraint) => check(constraint, facts, "sound").satisfied);
        assert.not(met, `${name}: ${explicit.join(", ")}`);
      }
    }
  }
  assert.ok(tried >= 3, String(tried));
});

test.run();
