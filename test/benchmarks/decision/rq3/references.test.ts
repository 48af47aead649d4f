import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bestCut } from "#benchmarks/decision/rq3/cut/best-cut";
import { certifyCut } from "#benchmarks/decision/rq3/cut/certify-cut";
import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { drawGlass } from "#benchmarks/decision/rq3/cut/draw-glass";
import { heavyCut } from "#benchmarks/decision/rq3/cut/heavy-cut";
import { oddCycles } from "#benchmarks/decision/rq3/cut/odd-cycles";
import { proveCut } from "#benchmarks/decision/rq3/cut/prove-cut";
import { edgeList } from "#benchmarks/decision/rq3/edge-list";
import { slack } from "#benchmarks/decision/rq3/gap";
import { bestPair } from "#benchmarks/decision/rq3/influence/best-pair";
import { cascade, countActive } from "#benchmarks/decision/rq3/influence/cascade";
import { poseModularity } from "#benchmarks/decision/rq3/instances/pose-modularity";
import { scaledModularity } from "#benchmarks/decision/rq3/modularity/scaled-modularity";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { ascend } from "#benchmarks/decision/rq3/tour/ascend";
import { certifyTour } from "#benchmarks/decision/rq3/tour/certify-tour";
import { distanceMatrix } from "#benchmarks/decision/rq3/tour/distance-matrix";
import { drawMap } from "#benchmarks/decision/rq3/tour/draw-map";
import { lightCuts, type Support } from "#benchmarks/decision/rq3/tour/light-cuts";
import { oneTree } from "#benchmarks/decision/rq3/tour/one-tree";
import { rises } from "#benchmarks/decision/rq3/tour/rises";
import { shortenTour } from "#benchmarks/decision/rq3/tour/shorten-tour";
import { tourLength } from "#benchmarks/decision/rq3/tour/tour-length";
import { UserError } from "#src/errors";
import { type Edge, graph } from "#src/graph/graph";
import { stream } from "#src/rng";
import { aDivision, allSides, aMap, aSpreading, signed } from "#test/benchmarks/decision/rq3/small";

const test = suite("references of sequential tasks");

const pick = ({ kind, value, bound }: Reference) => [kind, value, bound] as const;

/** Two graphs as one, with no edge between them. */
function apart({ id, graph: a }: Division, { graph: b }: Division): Division {
  const shifted = edgeList(b).map(([u, v, weight]): Edge => [a.order + u, a.order + v, weight!]);
  return { id, graph: graph(a.order + b.order, [...edgeList(a), ...shifted]) };
}

/** The length of a shortest round trip, by dynamic programming over sets of cities (Held and Karp 1962). */
function shortest(distances: readonly Float64Array[]): number {
  const n = distances.length;
  const best = Array.from({ length: 2 ** (n - 1) }, () => new Float64Array(n - 1).fill(Number.POSITIVE_INFINITY));
  for (let last = 0; last < n - 1; last++) best[1 << last]![last] = distances[0]![last + 1]!;
  for (let set = 1; set < 2 ** (n - 1); set++) {
    for (let last = 0; last < n - 1; last++) {
      if (!(set & (1 << last))) continue;
      for (let next = 0; next < n - 1; next++) {
        if (set & (1 << next)) continue;
        const length = best[set]![last]! + distances[last + 1]![next + 1]!;
        const grown = set | (1 << next);
        if (length < best[grown]![next]!) best[grown]![next] = length;
      }
    }
  }
  return best.at(-1)!.reduce((least, length, last) => Math.min(least, length + distances[last + 1]![0]!), Infinity);
}

test("certified tours are as short as dynamic programming finds, and are tours", async () => {
  for (let seed = 0; seed < 6; seed++) {
    const map = seed % 2 ? aMap(seed, 3 + seed) : drawMap(stream(seed), 10, "m");
    const { kind, value, actions } = await certifyTour(map, stream(seed), 10);
    assert.is(kind, "certified");
    assert.is(value, shortest(distanceMatrix(map)), `seed ${seed}`);
    assert.equal(
      [0, ...actions!].sort((a, b) => a - b),
      [...map.x.keys()],
    );
    assert.is(tourLength(map, [0, ...actions!]), value);
  }
});

test("a tour whose proof gets no time is bounded from below by no more than the optimum", async () => {
  const map = drawMap(stream(1), 18, "m");
  const proved = await certifyTour(map, stream(1), 20);
  const hurried = await certifyTour(map, stream(1), 0);
  assert.equal([proved.kind, hurried.kind], ["certified", "bounded"]);
  assert.ok(hurried.value >= proved.value);
  assert.ok(hurried.bound! <= proved.value);
  assert.is(slack({ goal: "least" }, proved), 0);
  assert.ok(slack({ goal: "least" }, hurried)! >= (100 * (hurried.value - proved.value)) / hurried.value);
});

test("the ascent's bound is below the optimum, and an edge's rise is what forcing it costs", () => {
  for (let seed = 0; seed < 10; seed++) {
    const distances = distanceMatrix(aMap(seed, 9));
    const optimum = shortest(distances);
    const { bound } = ascend(distances, optimum);
    assert.ok(bound <= optimum + 1e-9);
    assert.ok(bound >= oneTree(distances).weight - 1e-9);
    // Prices may make distances negative.
    const shifted = distances.map((row, a) => row.map((distance, b) => distance - (a % 3) * 40 - (b % 3) * 40));
    const tree = oneTree(shifted);
    const rise = rises(tree);
    for (let a = 0; a < 9; a++) {
      for (let b = a + 1; b < 9; b++) {
        // An edge that is lighter by far than all others is in every lightest 1-tree.
        const forced = shifted.map((row) => row.slice());
        forced[a]![b]! -= 10_000;
        forced[b]![a]! -= 10_000;
        assert.is(rise[a]![b]!, oneTree(forced).weight + 10_000 - tree.weight, `${seed}: ${a}–${b}`);
      }
    }
  }
});

test("shortening leaves no exchange and no move that shortens, and light cuts hold a lightest one", () => {
  for (let seed = 0; seed < 5; seed++) {
    const map = aMap(seed, 12);
    const distances = distanceMatrix(map);
    const tour = shortenTour(distances, [...map.x.keys()]);
    assert.equal(
      [...tour].sort((a, b) => a - b),
      [...map.x.keys()],
    );
    assert.is(tour[0], 0);
    assert.equal(shortenTour(distances, tour), tour);
    const rng = stream(seed, "support");
    const support: Support[] = [];
    for (let a = 0; a < 7; a++) for (let b = 0; b < a; b++) support.push({ a, b, value: rng.int(0, 4) / 4 });
    const weightOf = (inside: ReadonlySet<number>) =>
      support.reduce((sum, { a, b, value }) => (inside.has(a) === inside.has(b) ? sum : sum + value), 0);
    const all = [...allSides(7)]
      .slice(1)
      .map((sides) => weightOf(new Set(sides.flatMap((side, i) => (side ? [i] : [])))));
    const least = Math.min(...all);
    const found = lightCuts(7, support, 2).map((inside) => weightOf(new Set(inside)));
    assert.ok(found.every((weight) => weight < 2));
    assert.is(found.length > 0, least < 2);
    if (least < 2) assert.is(Math.min(...found), least);
  }
});

test("cuts are as heavy as trying all finds, by enumeration and by the program", async () => {
  for (let seed = 0; seed < 6; seed++) {
    const division = aDivision(seed, 9, signed);
    const most = Math.max(...[...allSides(9)].map((sides) => cutValue(division, sides)));
    assert.is(cutValue(division, bestCut(division)), most);
    assert.is((await certifyCut(division, stream(seed), 5)).value, most);
  }
  // Too large to try all, but its two parts are not.
  const [first, second] = [aDivision(3, 11, signed), aDivision(4, 11, signed)];
  const both = apart(first, second);
  const { kind, value, actions } = await certifyCut(both, stream(1), 20);
  assert.is(kind, "certified");
  assert.is(value, cutValue(first, bestCut(first)) + cutValue(second, bestCut(second)));
  assert.is(value, cutValue(both, [0, ...actions!]));
});

test("a cut whose proof gets no time is bounded from above, by more than none", async () => {
  const glass = drawGlass(stream(5), 64, "g");
  const { kind, value, bound } = await certifyCut(glass, stream(5), 0);
  assert.is(kind, "bounded");
  assert.ok(bound! >= value);
  assert.ok(bound! <= glass.graph.weights!.filter((weight) => weight > 0).length);
});

test("a heavy cut is close to the heaviest, and that of many nodes bounded by the positive weights", async () => {
  for (let seed = 0; seed < 3; seed++) {
    const glass = drawGlass(stream(seed), 18, "g");
    assert.ok(cutValue(glass, heavyCut(glass, stream(seed))) >= cutValue(glass, bestCut(glass)) - 1);
  }
  const glass = drawGlass(stream(1), 260, "g");
  const { kind, value, bound } = await certifyCut(glass, stream(1), 1);
  assert.equal([kind, bound], ["bounded", glass.graph.weights!.filter((weight) => weight > 0).length]);
  // Ground states of such lattices have about .89 a node.
  assert.ok(value > 0.84 * 260, `${value}`);
});

test("a best known cut is proved, bettered or bounded", async () => {
  const glass = drawGlass(stream(2), 21, "g");
  const { value } = await certifyCut(glass, stream(2), 20);
  const tried = (known: number, seconds: number) => proveCut(glass, known, stream(2), seconds);
  assert.equal(pick(await tried(value, 20)), ["certified", value, undefined]);
  assert.equal(pick(await tried(value - 2, 20)), ["certified", value, undefined]);
  try {
    await tried(value + 2, 20);
    assert.unreachable("a cut heavier than the heaviest was believed");
  } catch (error) {
    assert.instance(error, UserError);
  }
  const [kind, known, bound] = pick(await tried(value, 0));
  assert.equal([kind, known], ["best-known", value]);
  assert.ok(bound! >= value);
});

test("odd cycles hold for all cuts, and are broken by the values that they are made from", () => {
  const { graph } = aDivision(3, 7, signed);
  const halves = new Float64Array(graph.sources.length).fill(0.9);
  const rows = oddCycles(graph, halves, 0);
  assert.ok(rows.length > 0);
  const sum = (terms: readonly (readonly [number, number])[], values: ArrayLike<number>) =>
    terms.reduce((total, [e, factor]) => total + factor * values[e]!, 0);
  for (const { terms, low } of rows) {
    assert.ok(sum(terms, halves) < low);
    for (const sides of allSides(7)) {
      const cut = Array.from(graph.sources, (u, e) => Number(sides[u] !== sides[graph.targets[e]!]));
      assert.ok(sum(terms, cut) >= low);
    }
  }
  for (const sides of allSides(7)) {
    const cut = Float64Array.from(graph.sources, (u, e) => Number(sides[u] !== sides[graph.targets[e]!]));
    assert.equal(oddCycles(graph, cut, 0), []);
  }
});

test("divisions have the largest modularity of all, and pairs the widest reach", async () => {
  for (let seed = 0; seed < 2; seed++) {
    const division = aDivision(seed, 8);
    const { reference } = await poseModularity(division, 10);
    assert.is(reference.kind, "certified");
    assert.is(reference.value, Math.max(...[...allSides(8)].map((sides) => scaledModularity(division, sides))));
    assert.is(reference.value, scaledModularity(division, [0, ...reference.actions!]));
    const { graph } = aSpreading(seed, 9);
    const { pair, active } = bestPair(graph);
    assert.is(countActive(cascade(graph, pair)), active);
    for (let u = 0; u < 9; u++) for (let v = 0; v < u; v++) assert.ok(countActive(cascade(graph, [u, v])) <= active);
  }
});

test.run();
