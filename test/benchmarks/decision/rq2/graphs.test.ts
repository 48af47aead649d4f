import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { plantedTextGraph } from "#benchmarks/decision/rq2/planted/planted-text-graph";
import { word } from "#benchmarks/decision/rq2/planted/words";
import { templateQueries } from "#benchmarks/decision/rq2/queries/template-queries";
import { compareIds } from "#benchmarks/decision/rq2/text-graph/compare-ids";
import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import { homophily } from "#benchmarks/decision/rq2/text-graph/homophily";
import { incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import { type LinkRow, linkList } from "#benchmarks/decision/rq2/text-graph/link-list";
import { sha256 } from "#src/hash";

const test = suite("text-attributed graphs");

test("invented words are different", () => {
  const words = Array.from({ length: 20_000 }, (_, i) => word(i));
  assert.is(new Set([...words, word(400_000), word(10 ** 9)]).size, words.length + 2);
});

test("a planted graph is of the size asked for, the same for the same seed, and mostly linked within classes", () => {
  const options = { seed: 5, nodes: 1000, classes: 8, queries: 0 };
  const graph = plantedTextGraph(options);
  assert.equal(graph, plantedTextGraph(options));
  assert.not.equal(graph.nodes, plantedTextGraph({ ...options, seed: 6 }).nodes);
  assert.is(graph.nodes.length, 1000);
  assert.is(graph.labels.length, 8);
  const within = homophily(graph)!;
  // 0.8, and an eighth of the rest; 3 standard errors of some 3,000 draws are 0.021.
  assert.ok(Math.abs(within - 0.825) < 0.022, `${within}`);
});

test("homophily is over links between labelled nodes", () => {
  const nodes = ["a", "a", "b", undefined].map((label, i) => ({ id: String(i), text: "", ...(label && { label }) }));
  const of = (rows: LinkRow[]) => homophily({ name: "", nodes, links: linkList(rows), labels: [], queries: [] });
  assert.is(
    of([
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 3],
    ]),
    1 / 3,
  );
  assert.is(of([[0, 3]]), undefined);
});

test("queries have all right answers and no other, and none of their names", () => {
  const graph = plantedTextGraph({ seed: 9, nodes: 400, classes: 4, queries: 60 });
  const { sources, targets, relations, names } = graph.links;
  assert.is(graph.queries.length, 60);
  assert.is(new Set(graph.queries.map(({ text }) => text)).size, 60);
  for (const { text, gold } of graph.queries) {
    const [, links, asked] = /^What has (.+) and “(\w+)” in its description\?$/.exec(text)!;
    const clauses = [...links!.matchAll(/“(\w+)” as (\w+)/g)].map(([, name, relation]) => ({ name, relation }));
    assert.ok(clauses.length === 1 || clauses.length === 2);
    const right = [...graph.nodes.keys()].filter(
      (place) =>
        graph.nodes[place]!.text.split(" ").includes(asked!) &&
        clauses.every(({ name, relation }) =>
          sources.some(
            (u, i) => u === place && graph.nodes[targets[i]!]!.name === name && names[relations[i]!] === relation,
          ),
        ),
    );
    assert.equal(gold, right);
    assert.ok(gold.length >= 1 && gold.length <= 5);
    for (const place of gold) assert.not.ok(text.includes(graph.nodes[place]!.name!));
  }
});

test("a name that is in the query is no answer to it", () => {
  const nodes = ["red", "red barn", "old mill"].map((name, i) => ({ id: String(i), name, text: "quiet place" }));
  const graph = { name: "farm", nodes, labels: [] };
  const told = (rows: LinkRow[]) =>
    templateQueries({
      graph: { ...graph, links: linkList(rows) },
      description: (i) => nodes[i]!.text,
      seed: 0,
      count: 9,
    });
  assert.equal(told([[0, 1, "part"]]), []);
  assert.equal(
    told([[2, 1, "part"]]).map(({ gold }) => gold),
    [[2], [2]],
  );
});

test("the links at a node are those that leave it and those that reach it", () => {
  const pair = fc.tuple(fc.nat(7), fc.nat(7));
  fc.assert(
    fc.property(fc.array(pair), (rows) => {
      const at = incidence(linkList(rows), 8);
      for (let node = 0; node < 8; node++) {
        assert.equal(
          [...at(node)],
          [...rows.keys()].filter((i) => rows[i]!.includes(node)),
        );
      }
    }),
    { seed: 6, numRuns: 100 },
  );
});

test("ids are in order of value, then of code units; the order is total", () => {
  assert.equal(["b", "10", "9", "1a", "__proto__", "09", "2"].sort(compareIds), [
    "2",
    "09",
    "9",
    "10",
    "1a",
    "__proto__",
    "b",
  ]);
});

test("hash order is that of the SHA-256 of key and id", () => {
  const ids = ["a", "constructor", "__proto__", "3", "4"];
  const expected = ids.toSorted((a, b) => (sha256(`k:${a}`) < sha256(`k:${b}`) ? -1 : 1));
  assert.equal(
    hashOrder(ids, "k", (id) => id),
    expected,
  );
});

test.run();
