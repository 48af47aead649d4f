import { suite } from "uvu";
import * as assert from "uvu/assert";
import { factsOf } from "#benchmarks/graphinstruct/constraints/index";
import type { Band, Domain } from "#benchmarks/graphinstruct/domains/domain";
import { domains } from "#benchmarks/graphinstruct/domains/index";
import { labelsFor } from "#benchmarks/graphinstruct/domains/labels-for";
import { numbered } from "#benchmarks/graphinstruct/instructions/numbered";
import { stream } from "#src/rng";

const test = suite("graphinstruct domains");
const all = Object.entries<Domain>(domains);

function drawn(domain: Domain, name: string, order: number, count = 20) {
  return Array.from({ length: count }, (_, i) => factsOf(numbered(domain.draw(stream(i, name, order), order))));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function within([low, high]: Band, value: number, what: string): void {
  assert.ok(value >= low && value <= high, `${what}: ${value} not in ${low} … ${high}`);
}

test("graphs of 13 nodes, for which the bands agree with each other, are within them on average", () => {
  for (const [name, domain] of all) {
    const graphs = drawn(domain, name, 13, 150);
    within(domain.averageDegree, mean(graphs.map(({ order, size }) => (2 * size) / order)), `${name}, degree`);
    within(domain.clustering, mean(graphs.map(({ clustering }) => clustering!)), `${name}, clustering`);
    within(domain.density, mean(graphs.map(({ density }) => density)), `${name}, density`);
  }
});

test("graphs of any size are connected and have as many nodes as asked for", () => {
  for (const [name, domain] of all) {
    for (const order of [4, 5, 8, 60]) {
      for (const facts of drawn(domain, name, order, 5)) {
        assert.is(facts.order, order, name);
        assert.ok(facts.connected, `${name}, ${order}`);
      }
    }
  }
});

test("citations and food webs have no cycle, lines don't cross, atoms have three bonds at most", () => {
  for (const facts of drawn(domains.citation, "citation", 30)) assert.ok(facts.directed && facts.acyclic);
  for (const facts of drawn(domains.ecological, "ecological", 30)) assert.ok(facts.directed && facts.acyclic);
  for (const facts of drawn(domains.infrastructure, "infrastructure", 30)) assert.is(facts.planar, true);
  for (const facts of drawn(domains.molecular, "molecular", 30)) {
    assert.is(facts.planar, true);
    assert.ok(facts.degrees.every((degree) => degree <= 3));
  }
});

test("hubs stand out where degrees follow a power law", () => {
  for (const [name, domain] of all.filter(([, { degrees }]) => degrees === "power-law")) {
    const most = mean(drawn(domain, name, 60).map(({ degrees }) => Math.max(...degrees)));
    assert.ok(most > 3 * domain.averageDegree[0], `${name}: ${most}`);
  }
});

test("labels are all different, and numbered once the words run out", () => {
  for (const [name, domain] of all) {
    assert.is(new Set(domain.labels).size, domain.labels.length, name);
    const many = labelsFor(domain, stream(1, name), 100);
    assert.is(new Set(many).size, 100, name);
    assert.equal(new Set(many.slice(0, domain.labels.length)), new Set(domain.labels.slice(0, 100)));
  }
});

test.run();
