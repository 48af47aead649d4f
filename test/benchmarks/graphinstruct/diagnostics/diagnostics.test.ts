import { suite } from "uvu";
import * as assert from "uvu/assert";
import { diagnostics, gBleu, gRouge, textF1 } from "#benchmarks/graphinstruct/diagnostics/index";
import { complete, facts, path, random, read, shuffled } from "#test/benchmarks/graphinstruct/metrics/graphs";
import { near } from "#test/near";

const test = suite("diagnostics of written graphs");

const means = { budget: 10_000 };
const friends = read(
  "Graph[] { node_list = ['a', 'b', 'c']; edge_list = [('a','b'), ('b','c')]; a.label = 'Ann'; b.label = 'Ben'; }",
);
const others = read(
  "Graph[] { node_list = ['a', 'b', 'c']; edge_list = [('a','b'), ('a','c')]; a.label = 'Ann'; b.label = 'Bob'; }",
);

/** A vector for each text, at right angles to those of other texts. */
const encode = async (texts: readonly string[]) => {
  const known = [...new Set(texts)].sort();
  return texts.map((text) => Float32Array.from(known, (each) => (each === text ? 2 : 0)));
};

test("BLEU and ROUGE by hand: statements of seven words, in the order of their first nodes", () => {
  // ann is linked with ben by connected_to · ben is linked with c by connected_to
  // ann is linked with bob by connected_to · ann is linked with c by connected_to
  near(gRouge(friends, others)!, 9 / 13);
  const precisions = [12 / 14, 9 / 13, 6 / 12, 4 / 11];
  near(gBleu(friends, others)!, precisions.reduce((product, each) => product * each, 1) ** 0.25);
});

test("a shorter text is penalised for brevity, and one without a run of four words scores 0", () => {
  const half = read("Graph[] { node_list = ['a', 'b']; edge_list = [('a','b')]; a.label = 'Ann'; b.label = 'Ben'; }");
  near(gBleu(half, friends)!, Math.exp(1 - 2));
  assert.is(gBleu(facts(3, []), friends), 0);
  assert.is(gBleu(facts(3, []), facts(2, [])), 1);
  assert.is(gRouge(friends, facts(3, [])), 0);
});

test("F1 of labels, each once: of nodes, and of edges' labels and types", () => {
  near(textF1(friends, others), 0.5);
  assert.is(textF1(path(3), path(4)), 1);
  assert.is(textF1(friends, path(3)), 0);
  const typed = read(
    "Graph[] { node_list = ['a', 'b']; edge_list = [('a','b')]; edge(a,b).type = 'Ann'; a.label = 'Ann'; }",
  );
  near(textF1(typed, friends), 2 / 4);
});

test("each is the mean over the generated of the best reference", async () => {
  const { value } = (await diagnostics.textF1.measure([friends, others], [others, path(3)], means))!;
  near(value, 0.75);
  assert.is(await diagnostics.gBleu.measure([], [others], means), undefined);
});

test("BERTScore takes the caller's encoder, and without one there is none", async () => {
  assert.is(await diagnostics.gBertScore.measure([friends], [others], means), undefined);
  near((await diagnostics.gBertScore.measure([friends], [friends], { ...means, encode }))!.value, 1);
  const mixed = read(
    "Graph[] { node_list = ['a', 'b', 'c']; edge_list = [('a','b'), ('a','c')]; a.label = 'Ann'; b.label = 'Ben'; }",
  );
  near((await diagnostics.gBertScore.measure([mixed], [friends], { ...means, encode }))!.value, 0.5);
});

test("edit distance: the closest reference's, exact or said not to be", async () => {
  const found = await diagnostics.editDistance.measure([path(4)], [complete(4), shuffled(path(5), 2)], means);
  assert.equal(found, { value: 2, exact: true });
  const short = (await diagnostics.editDistance.measure([random(1, 20, 0.5)], [random(2, 20, 0.5)], { budget: 500 }))!;
  assert.is(short.exact, false);
});

test("orbits: none apart for the same graphs in another order, far apart for other ones", async () => {
  const graphs = [1, 2, 3, 4, 5].map((seed) => random(seed, 12, 0.3));
  const same = (await diagnostics.orbitMmd.measure(graphs.map(shuffled), graphs, means))!;
  const dense = [6, 7, 8].map((seed) => random(seed, 12, 0.8));
  const other = (await diagnostics.orbitMmd.measure(dense, graphs, means))!;
  assert.ok(same.value < 1e-6 && other.value > 0.5, `${same.value} ${other.value}`);
  assert.is(await diagnostics.orbitMmd.measure([path(3)], graphs, means), undefined);
});

test("large graphs are not measured word by word or orbit by orbit", async () => {
  const star = facts(
    5002,
    Array.from({ length: 5001 }, (_, leaf) => [0, leaf + 1] as const),
  );
  for (const name of ["gBleu", "gRouge", "gBertScore", "orbitMmd"] as const) {
    assert.is(await diagnostics[name].measure([star, star], [friends, others], { ...means, encode }), undefined, name);
  }
});

test.run();
