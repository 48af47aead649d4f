import { suite } from "uvu";
import * as assert from "uvu/assert";
import { firstNames } from "#generators/encodings/first-names";
import { type EncodingName, encodings, numbers } from "#generators/index";
import { formatNumber, unitsIn } from "#generators/numbers/numbers";
import type { Relation } from "#generators/tasks/relation";
import { type Graph, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { stream } from "#src/rng";

const test = suite("generators: encodings");

const LABELS = { adjacency: "0 1 2 3", incident: "0 1 2 3", expert: "A B C D", friendship: "Ana Leo Mia Tom" };

function describe(encoding: EncodingName, relation: Relation, graph: Graph): string {
  const number = (units: number) => formatNumber(numbers.float, units);
  const labels = LABELS[encoding].split(" ");
  return encodings[encoding].describe({ graph, relation, labels, number, rng: stream(1) });
}

const one = graph(4, [[0, 2, 15]]);
const arc = graph(4, [[2, 0, 70]], true);
const rule = graph(4, [[2, 0]], true);
const empty = (directed: boolean) => graph(4, [], directed);

test("worked by hand: one edge of each relation in each encoding", () => {
  assert.is(
    describe("adjacency", "distance", one),
    "This undirected graph has 4 nodes: 0, 1, 2, 3. Nodes 0 and 2 are joined by an edge of length 1.5.",
  );
  assert.is(
    describe("adjacency", "capacity", arc),
    "This directed graph has 4 nodes: 0, 1, 2, 3. An edge runs from node 2 to node 0 with capacity 7.0.",
  );
  assert.is(
    describe("incident", "distance", one),
    "The edges of an undirected graph are given for each of its 4 nodes, 0 to 3. Node 0 has edges to 2 with length 1.5. Node 1 has no edges. Node 2 has edges to 0 with length 1.5. Node 3 has no edges.",
  );
  assert.is(
    describe("incident", "precedence", rule),
    "The rules of an ordering problem are given for each of its 4 nodes, 0 to 3. Node 0 must come before none. Node 1 must come before none. Node 2 must come before 0. Node 3 must come before none.",
  );
  assert.is(
    describe("expert", "capacity", arc),
    "You are an experienced network analyst. Your subject today is a directed graph with 4 nodes: A, B, C, D. Its edges and their capacities are: C -> A = 7.0.",
  );
  assert.is(
    describe("friendship", "precedence", rule),
    "There are rules about when to speak for these 4 people: Ana, Leo, Mia, Tom. Mia must speak before Ana.",
  );
  assert.is(
    describe("friendship", "capacity", arc),
    "Mail flows from hand to hand among these 4 people: Ana, Leo, Mia, Tom. Mia can pass to Ana up to 7.0 kg per day.",
  );
});

test("a graph without edges is described in words too", () => {
  for (const encoding of names(encodings)) {
    for (const relation of ["link", "distance", "precedence", "capacity"] as const) {
      const text = describe(encoding, relation, empty(relation === "precedence" || relation === "capacity"));
      assert.match(text, /(no edges|none|no rule|No two of them are friends|Nobody can pass on anything)\.$/);
    }
  }
});

test("edge lists name each undirected edge once, in random order and from a random end", () => {
  const path = graph(
    12,
    Array.from({ length: 11 }, (_, u) => [u, u + 1] as const),
  );
  const labels = encodings.adjacency.labels(12, stream(0), {});
  const texts = new Set<string>();
  let turned = 0;
  for (let item = 0; item < 40; item++) {
    const text = encodings.adjacency.describe({
      graph: path,
      relation: "link",
      labels,
      number: String,
      rng: stream(2, item),
    });
    const edges = [...text.matchAll(/Nodes (\d+) and (\d+) are joined by an edge\./g)].map(([, u, v]) => [
      Number(u),
      Number(v),
    ]);
    turned += edges.filter(([u, v]) => u! > v!).length;
    assert.equal(
      edges.map((ends) => Math.min(...ends)).sort((a, b) => a - b),
      [...Array(11).keys()],
    );
    texts.add(edges.join(" "));
  }
  assert.is(texts.size, 40);
  assert.ok(turned > 180 && turned < 260, `${turned} of 440`);
});

test("labels are in natural order: 2 before 10, Z before AA, names by the alphabet", () => {
  const labels = (encoding: EncodingName, order: number, options = {}) =>
    encodings[encoding].labels(order, stream(3), options);
  assert.equal(labels("incident", 12).slice(-2), ["10", "11"]);
  assert.equal(
    labels("expert", 703).filter((_, i) => [0, 25, 26, 51, 52, 701, 702].includes(i)),
    ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"],
  );
  const people = labels("friendship", 25);
  assert.equal(people, people.toSorted());
  assert.is(new Set(people).size, 25);
});

test("names are drawn anew for each problem, from as many as are allowed", () => {
  const draw = (item: number) => encodings.friendship.labels(5, stream(4, item), { names: 8 });
  const seen = new Set(Array.from({ length: 60 }, (_, item) => draw(item)).flat());
  assert.equal(seen, new Set(firstNames.slice(0, 8)));
  assert.ok(draw(1).join() !== draw(2).join());
  assert.throws(() => encodings.friendship.labels(61, stream(0), {}), /at most 60 nodes \(one name each\), got 61/);
});

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    }
    row = next;
  }
  return row[b.length]!;
}

test("sixty names, no two alike", () => {
  assert.is(firstNames.length, 60);
  for (const [i, name] of firstNames.entries()) {
    assert.match(name, /^[A-Z][a-z]{2,}$/);
    for (const other of firstNames.slice(0, i))
      assert.ok(editDistance(name.toLowerCase(), other.toLowerCase()) >= 3, `${name} ${other}`);
  }
});

test("numbers are written with the digits of their range", () => {
  assert.is(formatNumber(numbers["int-large"], 100), "100");
  assert.equal(
    [10, 73, 100, 245, 0].map((units) => formatNumber(numbers.float, units)),
    ["1.0", "7.3", "10.0", "24.5", "0.0"],
  );
  for (let units = 0; units <= 1000; units++) {
    for (const range of [numbers.float, numbers["int-large"]]) {
      assert.is(unitsIn(range, formatNumber(range, units)), units);
    }
  }
  assert.is(unitsIn(numbers.float, "7.25"), 72.5);
  assert.ok(Number.isNaN(unitsIn(numbers.float, "seven")));
});

test.run();
