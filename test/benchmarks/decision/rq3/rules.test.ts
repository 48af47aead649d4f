import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cutTask } from "#benchmarks/decision/rq3/cut/cut";
import { follow } from "#benchmarks/decision/rq3/follow";
import { influenceTask } from "#benchmarks/decision/rq3/influence/influence";
import { modularityTask } from "#benchmarks/decision/rq3/modularity/modularity";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { tourTask } from "#benchmarks/decision/rq3/tour/tour";
import type { Graph } from "#src/graph/graph";
import { aDivision, aMap, aSpreading, signed } from "#test/benchmarks/decision/rq3/small";

const test = suite("rules of sequential tasks");

/** The first of the actions for which the cost is least. */
const least = (actions: readonly number[], cost: (action: number) => number) =>
  actions.reduce((best, action) => (cost(action) < cost(best) ? action : best));
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

test("tours: e, e + h, 2e − r and e − h, the least of them, the lowest city of several", () => {
  for (let seed = 0; seed < 30; seed++) {
    const map = aMap(seed, 9);
    const d = (a: number, b: number) =>
      Math.floor(Math.sqrt((map.x[a]! - map.x[b]!) ** 2 + (map.y[a]! - map.y[b]!) ** 2) + 0.5);
    const costs = {
      nearest: (e: number) => e,
      one_step_lookahead: (e: number, h: number) => e + h,
      return_reserve: (e: number, _h: number, r: number) => 2 * e - r,
      isolation_priority: (e: number, h: number) => e - h,
    };
    for (const [rule, cost] of Object.entries(costs)) {
      const tour = [0];
      while (tour.length < 9) {
        const left = range(9).filter((city) => !tour.includes(city));
        tour.push(
          least(left, (v) => {
            const others = left.filter((w) => w !== v).map((w) => d(v, w));
            return cost(d(tour.at(-1)!, v), others.length > 0 ? Math.min(...others) : 0, d(v, 0));
          }),
        );
      }
      assert.equal(follow(tourTask, map, tourTask.rules[rule as keyof typeof costs]), tour, `${seed} ${rule}`);
    }
  }
});

const matrixOf = ({ order, directed, sources, targets, weights }: Graph) => {
  const rows = range(order).map(() => new Array<number>(order).fill(0));
  sources.forEach((u, e) => {
    rows[u]![targets[e]!] = weights?.[e] ?? 1;
    if (!directed) rows[targets[e]!]![u] = weights?.[e] ?? 1;
  });
  return rows;
};

/** Four rules of dividing, from what a side gains, what a division is worth, and how much a node adds to its side. */
const dividing = (
  order: number,
  gain: (sides: readonly number[], side: number) => number,
  worth: (sides: readonly number[]) => number,
  size: (node: number) => number,
) => {
  const greedily = (sides: readonly number[]): readonly number[] =>
    sides.length === order ? sides : greedily([...sides, gain(sides, 1) > gain(sides, 0) ? 1 : 0]);
  const scores = {
    assigned_gain: gain,
    greedy_completion: (sides: readonly number[], side: number) => worth(greedily([...sides, side])),
    opposite_completion: (sides: readonly number[], side: number) =>
      worth(range(order).map((node) => (node < sides.length ? sides[node]! : node === sides.length ? side : 1 - side))),
    degree_balance: (sides: readonly number[], side: number) =>
      -Math.abs([...sides, side].reduce((sum, on, node) => sum + (on === 0 ? size(node) : -size(node)), 0)),
  };
  return Object.entries(scores).map(([rule, score]) => {
    const sides = [0];
    while (sides.length < order) sides.push(score(sides, 1) > score(sides, 0) ? 1 : 0);
    return [rule as keyof typeof scores, sides] as const;
  });
};

test("signed cuts: gains, completions and balance as defined, A of two that are equal", () => {
  for (let seed = 0; seed < 30; seed++) {
    const division: Division = aDivision(seed, 9, signed);
    const w = matrixOf(division.graph);
    const expected = dividing(
      9,
      (sides, side) => sides.reduce((sum, on, u) => sum + (on === side ? 0 : w[u]![sides.length]!), 0),
      (sides) =>
        sides.reduce(
          (sum, on, u) => sum + sides.reduce((part, other, v) => part + (u < v && on !== other ? w[u]![v]! : 0), 0),
          0,
        ),
      (node) => w[node]!.reduce((sum, weight) => sum + Math.abs(weight), 0),
    );
    for (const [rule, sides] of expected)
      assert.equal(follow(cutTask, division, cutTask.rules[rule]), sides, `${seed} ${rule}`);
  }
});

test("modularity: 4m e − 2d V − d², completions and balance as defined", () => {
  for (let seed = 0; seed < 30; seed++) {
    const division: Division = aDivision(seed, 9);
    const joined = matrixOf(division.graph);
    const m = division.graph.sources.length;
    const degree = (node: number) => joined[node]!.reduce((a, b) => a + b, 0);
    const expected = dividing(
      9,
      (sides, side) => {
        const v = sides.length;
        const [inside, volume] = sides.reduce(
          ([e, volume], on, u) => (on === side ? [e + joined[u]![v]!, volume + degree(u)] : [e, volume]),
          [0, 0] as readonly [number, number],
        );
        return 4 * m * inside - 2 * degree(v) * volume - degree(v) ** 2;
      },
      (sides) =>
        sides.reduce(
          (sum, on, u) =>
            sum +
            sides.reduce(
              (part, other, v) => part + (on === other ? 2 * m * joined[u]![v]! - degree(u) * degree(v) : 0),
              0,
            ),
          0,
        ),
      degree,
    );
    for (const [rule, sides] of expected)
      assert.equal(follow(modularityTask, division, modularityTask.rules[rule]), sides, `${seed} ${rule}`);
  }
});

test("influence: cascades, degrees, two hops and deficits as defined, the lowest node of several", () => {
  for (let seed = 0; seed < 30; seed++) {
    const spreading = aSpreading(seed, 10);
    const joined = matrixOf(spreading.graph);
    const into = (t: number) => range(10).filter((u) => joined[u]![t] === 1);
    const out = (u: number) => range(10).filter((t) => joined[u]![t] === 1);
    const closure = (from: ReadonlySet<number>): ReadonlySet<number> => {
      const more = range(10).filter(
        (t) => into(t).length > 0 && 2 * into(t).filter((u) => from.has(u)).length >= into(t).length,
      );
      const next = new Set([...from, ...more]);
      return next.size === from.size ? next : closure(next);
    };
    const scores = {
      marginal_cascade: (v: number, seeds: readonly number[]) => closure(new Set([...seeds, v])).size,
      outdegree: (v: number) => out(v).length,
      two_hop_reach: (v: number, _seeds: readonly number[], active: ReadonlySet<number>) =>
        new Set(
          out(v)
            .flatMap((u) => [u, ...out(u)])
            .filter((t) => t !== v && !active.has(t)),
        ).size,
      // 2520 is a multiple of all that can be wanted of ten nodes.
      threshold_deficit: (v: number, _seeds: readonly number[], active: ReadonlySet<number>) =>
        active.has(v)
          ? 0
          : out(v)
              .filter((t) => !active.has(t))
              .reduce(
                (sum, t) => sum + 2520 / (Math.ceil(into(t).length / 2) - into(t).filter((u) => active.has(u)).length),
                0,
              ),
    };
    for (const [rule, score] of Object.entries(scores)) {
      const seeds: number[] = [];
      while (seeds.length < 2) {
        const active = closure(new Set(seeds));
        seeds.push(
          least(
            range(10).filter((v) => !seeds.includes(v)),
            (v) => -score(v, seeds, active),
          ),
        );
      }
      assert.equal(
        follow(influenceTask, spreading, influenceTask.rules[rule as keyof typeof scores]),
        seeds,
        `${seed} ${rule}`,
      );
    }
  }
});

test.run();
