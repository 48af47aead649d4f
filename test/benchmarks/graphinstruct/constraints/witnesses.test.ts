import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findCycle } from "#benchmarks/graphinstruct/constraints/witnesses/cycle";
import { findOddCycle } from "#benchmarks/graphinstruct/constraints/witnesses/odd-cycle";
import { factsFor } from "#test/benchmarks/graphinstruct/constraints/small-graphs";

const test = suite("cycles named as witnesses");

const graphs = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.boolean())
  .chain(([order, directed]) =>
    fc
      .array(fc.tuple(fc.nat(order - 1), fc.nat(order - 1)), { maxLength: 12 })
      .map((edges) => factsFor(order, edges, directed)),
  );

/** Whether each node is joined to the next one round, no node twice. */
function passes(facts: ReturnType<typeof factsFor>, cycle: readonly number[], eitherWay: boolean): boolean {
  const { graph, loops } = facts.written;
  const joined = new Set(Array.from(graph.sources, (u, i) => `${u} ${graph.targets[i]}`));
  if (cycle.length === 1) return loops.includes(cycle[0]!);
  const next = (i: number) => cycle[(i + 1) % cycle.length]!;
  const steps = cycle.every((u, i) => joined.has(`${u} ${next(i)}`) || (eitherWay && joined.has(`${next(i)} ${u}`)));
  return steps && new Set(cycle).size === cycle.length && (graph.directed || cycle.length > 2);
}

test("a cycle is found exactly where the graph is not acyclic, and it is one", () => {
  fc.assert(
    fc.property(graphs, (facts) => {
      const cycle = findCycle(facts);
      return cycle === undefined ? facts.acyclic : !facts.acyclic && passes(facts, cycle, !facts.directed);
    }),
    { numRuns: 1000, seed: 1 },
  );
});

test("an odd cycle is found exactly where the graph is not bipartite, and it is one", () => {
  fc.assert(
    fc.property(graphs, (facts) => {
      const cycle = findOddCycle(facts);
      if (cycle === undefined) return facts.bipartition !== undefined;
      return facts.bipartition === undefined && cycle.length % 2 === 1 && passes(facts, cycle, true);
    }),
    { numRuns: 1000, seed: 2 },
  );
});

test("a path of a hundred thousand nodes is walked without recursion", () => {
  const order = 100_000;
  const ring = factsFor(
    order,
    Array.from({ length: order }, (_, i) => [i, (i + 1) % order]),
  );
  assert.is(findCycle(ring)!.length, order);
});

test.run();
