import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { secondCutValue } from "#benchmarks/decision/rq3/check/second-cut-value";
import { secondScaledModularity } from "#benchmarks/decision/rq3/check/second-scaled-modularity";
import { secondSpread } from "#benchmarks/decision/rq3/check/second-spread";
import { secondTourLength } from "#benchmarks/decision/rq3/check/second-tour-length";
import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { cascade, countActive } from "#benchmarks/decision/rq3/influence/cascade";
import { scaledModularity } from "#benchmarks/decision/rq3/modularity/scaled-modularity";
import { tourLength } from "#benchmarks/decision/rq3/tour/tour-length";
import { edgeBetween } from "#src/graph/edge-between";
import { stream } from "#src/rng";
import { aDivision, aMap, aSpreading, signed } from "#test/benchmarks/decision/rq3/small";

const test = suite("objectives of sequential tasks");
const seeds = fc.nat(1_000_000);
const holds = (property: fc.IProperty<[number, number]>) => fc.assert(property, { seed: 6, numRuns: 200 });

test("a tour's length is the same counted along it, from the map, and over pairs of neighbours", () => {
  holds(
    fc.property(seeds, fc.integer({ min: 3, max: 20 }), (seed, cities) => {
      const map = aMap(seed, cities);
      const tour = [0, ...stream(seed, "tour").shuffle(Array.from({ length: cities - 1 }, (_, i) => i + 1))];
      const length = tourLength(map, tour);
      assert.is(secondTourLength(map, tour), length);
      assert.is(tourLength(map, [...tour].reverse()), length);
      const legs = tour.map((city, i) => {
        const next = tour.at(i - 1)!;
        return Math.round(Math.hypot(map.x[city]! - map.x[next]!, map.y[city]! - map.y[next]!));
      });
      // hypot may round otherwise where a distance is a half.
      assert.ok(Math.abs(legs.reduce((a, b) => a + b, 0) - length) <= 1);
    }),
  );
});

test("the second length refuses what is no round trip of all cities", () => {
  const map = aMap(1, 4);
  for (const tour of [[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 3, 1], []])
    assert.throws(() => secondTourLength(map, tour), /each of 4 cities once/);
});

test("a cut's value is the same over edges, over spins, and over pairs of nodes", () => {
  holds(
    fc.property(seeds, fc.integer({ min: 2, max: 14 }), (seed, order) => {
      const division = aDivision(seed, order, signed);
      const sides = Array.from({ length: order }, () => stream(seed).int(0, 1)).map((_, i) =>
        stream(seed, i).int(0, 1),
      );
      let naive = 0;
      for (let u = 0; u < order; u++) {
        for (let v = 0; v < u; v++) {
          const edge = edgeBetween(division.graph, u, v);
          if (edge !== undefined && sides[u] !== sides[v]) naive += division.graph.weights![edge]!;
        }
      }
      assert.is(cutValue(division, sides), naive);
      assert.is(secondCutValue(division, sides), naive);
    }),
  );
});

test("4m² times the modularity is the same over edges, over pairs, and by Newman's shares of edges", () => {
  holds(
    fc.property(seeds, fc.integer({ min: 2, max: 14 }), (seed, order) => {
      const division = aDivision(seed, order);
      const { sources, targets } = division.graph;
      const m = sources.length;
      const sides = Array.from({ length: order }, (_, i) => stream(seed, i).int(0, 1));
      const value = scaledModularity(division, sides);
      assert.is(secondScaledModularity(division, sides), value);
      const q = [0, 1].reduce((sum, side) => {
        const inside = sources.filter((u, e) => sides[u] === side && sides[targets[e]!] === side).length;
        const ends = [...sources, ...targets].filter((node) => sides[node] === side).length;
        return sum + inside / m - (ends / (2 * m)) ** 2;
      }, 0);
      assert.ok(Math.abs(value / (4 * m * m) - q) < 1e-12);
    }),
  );
});

test("a cascade reaches the same by a queue, in rounds, and as the least set that is closed", () => {
  holds(
    fc.property(seeds, fc.integer({ min: 2, max: 12 }), (seed, order) => {
      const { graph } = aSpreading(seed, order);
      const seedsOf = stream(seed, "seeds").sample([...Array(order).keys()], 2);
      const active = cascade(graph, seedsOf);
      assert.is(secondSpread(graph, seedsOf), countActive(active));
      const closed = new Set(seedsOf);
      const into = (node: number) => [...graph.sources].filter((_, e) => graph.targets[e] === node);
      for (let grew = true; grew; ) {
        grew = false;
        for (let node = 0; node < order; node++) {
          const heard = into(node);
          if (closed.has(node) || heard.length === 0) continue;
          if (heard.filter((from) => closed.has(from)).length / heard.length < 0.5) continue;
          closed.add(node);
          grew = true;
        }
      }
      assert.equal(
        [...active.entries()].flatMap(([node, on]) => (on ? [node] : [])),
        [...closed].sort((a, b) => a - b),
      );
    }),
  );
});

test.run();
