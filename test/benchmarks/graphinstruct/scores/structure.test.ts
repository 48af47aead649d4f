import { suite } from "uvu";
import * as assert from "uvu/assert";
import { examine } from "#benchmarks/graphinstruct/scores/candidate";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import { shapeCount } from "#benchmarks/graphinstruct/scores/structure/shape-count";
import { structure } from "#benchmarks/graphinstruct/scores/structure/structure";
import { uniqueness } from "#benchmarks/graphinstruct/scores/structure/uniqueness";
import {
  block,
  circulant,
  factsOfPairs,
  instruction,
  NO_POOLS,
  type Pair,
  path,
} from "#test/benchmarks/graphinstruct/scores/made";
import { near } from "#test/near";

const test = suite("GraphInstruct: D1");

const modes = ["compat", "sound"] as const;

/** Two copies of pairs, side by side. */
const twice = (order: number, pairs: readonly Pair[]): Pair[] => [
  ...pairs,
  ...pairs.map(([u, v]): Pair => [u + order, v + order]),
];

test("colour refinement takes regular graphs for one, isomorphism does not", () => {
  const ring = factsOfPairs(22, circulant(22, 1));
  const halves = factsOfPairs(22, twice(11, circulant(11, 1)));
  assert.is(uniqueness([ring, halves], "compat").share, 0.5);
  assert.is(uniqueness([ring, halves], "sound").share, 1);
  const cubic = [2, 3, 4, 5].map((stride) => factsOfPairs(24, circulant(24, stride, 12)));
  assert.is(uniqueness(cubic, "compat").share, 0.25);
  assert.is(uniqueness(cubic, "sound").share, 1);
});

test("shapes beyond those that satisfy everything do not lift the share above 1", () => {
  const three = [1, 2, 3].map((edges) => factsOfPairs(4, circulant(4, 1).slice(0, edges)));
  assert.is(uniqueness(three, "sound", 1).share, 1);
});

test("the same shape under other names is no new one; loops and directions make one", () => {
  for (const mode of modes) {
    const chain = factsOfPairs(4, path(4));
    const renamed = factsOfPairs(4, [
      [2, 0],
      [0, 3],
      [3, 1],
    ]);
    const looped = (node: number) => factsOfPairs(4, [...path(4), [node, node]]);
    assert.is(uniqueness([chain, renamed], mode).share, 0.5);
    assert.is(uniqueness([looped(0), looped(3)], mode).share, 0.5);
    assert.is(uniqueness([looped(0), looped(1)], mode).share, 1);
    assert.is(uniqueness([chain], mode).share, 0);
  }
  const directed = factsOfPairs(3, path(3), true);
  const undirected = factsOfPairs(3, path(3));
  assert.is(uniqueness([undirected, undirected, directed], "compat").share, 1 / 3);
  assert.is(uniqueness([undirected, undirected, directed], "sound").share, 2 / 3);
});

test("as many shapes as there are, for small graphs and for graph types with one shape", () => {
  const count = (explicit: string[], mode: "compat" | "sound" = "sound") =>
    shapeCount(rubricFor(instruction({ explicit }), mode, NO_POOLS));
  assert.is(count(["num_nodes=4"]), 11);
  assert.is(count(["num_nodes=4", "num_edges=3"]), 3);
  assert.is(count(["num_nodes=6", "connected=true"]), 112);
  assert.is(count(["num_nodes=3", "directed=true"]), 16);
  assert.is(count(["num_nodes=7"]), Number.POSITIVE_INFINITY);
  assert.is(count(["num_nodes=5", "graph_type=tree"]), 3);
  assert.is(count(["num_nodes=4"], "compat"), Number.POSITIVE_INFINITY);
  for (const mode of modes) assert.is(count(["num_nodes=9", "graph_type=cycle"], mode), 1);
  const turned = instruction({ level: 5, explicit: ["num_nodes=9"], operation: "transpose" });
  assert.equal(
    modes.map((mode) => shapeCount(rubricFor(turned, mode, NO_POOLS))),
    [Number.POSITIVE_INFINITY, 1],
  );
});

function scored(explicit: string[], texts: readonly string[], mode: "compat" | "sound") {
  const rubric = rubricFor(instruction({ explicit }), mode, NO_POOLS);
  return structure(
    texts.map((text) => examine(text, rubric)),
    rubric,
  );
}

test("valid rate and uniqueness are weighed; invalid graphs are unique in the released code alone", () => {
  const tree = ["num_nodes=8", "graph_type=tree"];
  const texts = [block(8, path(8)), block(8, circulant(8, 1)), "no graph", block(8, circulant(8, 2))];
  const compat = scored(tree, texts, "compat");
  assert.equal([compat.validRate, compat.uniqueness], [0.25, 1]);
  near(compat.score, 0.7 * 0.25 + 0.3);
  const sound = scored(tree, texts, "sound");
  assert.equal([sound.validRate, sound.uniqueness], [0.25, 0]);
  near(sound.score, 0.7 * 0.25);
});

test("where one shape is right, and for one output in sound, the valid rate is all", () => {
  const ring = [block(8, circulant(8, 1)), block(8, path(8))];
  for (const mode of modes) {
    const { score, uniquenessCounts } = scored(["num_nodes=8", "graph_type=cycle"], ring, mode);
    assert.equal([score, uniquenessCounts], [0.5, false]);
  }
  near(scored(["num_nodes=8"], [block(8, path(8))], "compat").score, 0.7);
  near(scored(["num_nodes=8"], [block(8, path(8))], "sound").score, 1);
});

test("three shapes in four answers are all the variety that four nodes and three edges allow", () => {
  const star: Pair[] = [
    [0, 1],
    [0, 2],
    [0, 3],
  ];
  const triangle: Pair[] = [
    [0, 1],
    [1, 2],
    [2, 0],
  ];
  const texts = [path(4), star, triangle, path(4)].map((pairs) => block(4, pairs));
  near(scored(["num_nodes=4", "num_edges=3"], texts, "compat").score, 0.7 + 0.3 * 0.75);
  near(scored(["num_nodes=4", "num_edges=3"], texts, "sound").score, 1);
});

test("at level 3 distributions count from 20 references on", () => {
  const references = Array.from({ length: 20 }, () => factsOfPairs(8, circulant(8, 1)));
  const explicit = ["num_nodes=8", "directed=false"];
  for (const mode of modes) {
    for (const size of [19, 20]) {
      const pools = new Map([[3, new Map([[8, references.slice(0, size)]])]] as const);
      const rubric = rubricFor(instruction({ level: 3, explicit }), mode, pools);
      const texts = [block(8, circulant(8, 1)), block(8, circulant(8, 1))];
      const { score, distribution } = structure(
        texts.map((text) => examine(text, rubric)),
        rubric,
      );
      assert.is(distribution?.mean, size === 20 ? 1 : undefined);
      near(score, size === 20 ? 0.3 + 0.5 + 0.2 * 0.5 : 0.7 + 0.3 * 0.5);
    }
  }
});

test.run();
