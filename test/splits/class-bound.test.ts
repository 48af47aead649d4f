import { suite } from "uvu";
import * as assert from "uvu/assert";
import { classBound } from "#splits/class-bound";
import { canonicalForm } from "#src/graph/canonical-form";
import { type Edge, graph } from "#src/graph/graph";
import { pairs } from "#test/graph/samples";

const test = suite("splits/class-bound");

/** Every way to give each pair of nodes no edge or one of `values` weights, with every query, counted by form. */
function enumerate(order: number, values: number, directed: boolean): number {
  const every = pairs(order, directed);
  const forms = new Set<string>();
  for (let code = 0; code < (values + 1) ** every.length; code++) {
    const weights = every.map((_pair, i) => Math.floor(code / (values + 1) ** i) % (values + 1));
    const edges = every.flatMap(([u, v], i): Edge[] => (weights[i] === 0 ? [] : [[u, v, weights[i]!]]));
    const g = graph(order, edges, directed);
    for (const [source, target] of pairs(order, directed)) {
      const colours = new Int32Array(order);
      colours[source] = 1;
      colours[target] = directed ? 2 : 1;
      forms.add(canonicalForm(g, colours));
    }
  }
  return forms.size;
}

test("undirected instances with two ends, against full enumeration", () => {
  for (const order of [2, 3, 4]) assert.is(classBound("link", order, 1), enumerate(order, 1, false), `order ${order}`);
  for (const order of [2, 3]) assert.is(classBound("distance", order, 3), enumerate(order, 3, false));
});

test("directed instances with two ends, against full enumeration", () => {
  for (const order of [2, 3]) assert.is(classBound("capacity", order, 2), enumerate(order, 2, true));
});

test("acyclic graphs, against the enumeration of all whose edges run upwards", () => {
  for (const order of [1, 2, 3, 4, 5, 6]) {
    const every = pairs(order, false);
    const forms = new Set<string>();
    for (let set = 0; set < 2 ** every.length; set++) {
      forms.add(
        canonicalForm(
          graph(
            order,
            every.filter((_pair, i) => (set >> i) & 1),
            true,
          ),
        ),
      );
    }
    assert.is(classBound("precedence", order, 1), forms.size);
  }
});

test("grows with the order until it is out of sight", () => {
  for (const relation of ["link", "distance", "capacity", "precedence"] as const) {
    const bounds = Array.from({ length: 10 }, (_, i) => classBound(relation, i + 1, 10));
    assert.equal(
      bounds,
      bounds.toSorted((a, b) => a - b),
    );
    assert.is(bounds[9], Number.POSITIVE_INFINITY);
  }
});

test.run();
