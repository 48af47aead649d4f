import { suite } from "uvu";
import * as assert from "uvu/assert";
import { classification } from "#benchmarks/decision/rq2/classify/classification";
import type { ClassificationState } from "#benchmarks/decision/rq2/classify/show-classification";
import { type ConditionName, conditions } from "#benchmarks/decision/rq2/request/conditions";
import { selection } from "#benchmarks/decision/rq2/select/selection";
import type { SelectionState } from "#benchmarks/decision/rq2/select/show-selection";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { names } from "#src/pick";

import { ring } from "#test/benchmarks/decision/rq2/ring";
import { planted, setsOf, stateOf } from "#test/benchmarks/decision/rq2/sets";

const test = suite("requests of part 2");

const all = names(conditions);

test("conditions show what the table says, each part alike wherever it is shown", () => {
  const shown: Record<ConditionName, string[]> = {
    A: [],
    T: ["texts"],
    G: ["edges", "relations"],
    TG: ["texts", "edges", "relations"],
    BAG: ["texts"],
  };
  for (const set of setsOf(planted)) {
    for (const target of set.targets) {
      const full = stateOf<Record<string, unknown>>(target, "TG");
      for (const condition of all) {
        const { question, options } = target.show(condition);
        assert.equal(
          { question, options },
          { question: target.show("TG").question, options: target.show("TG").options },
        );
        const state = stateOf<Record<string, unknown>>(target, condition);
        const always = set.kind === "classification" ? ["target", "anchors"] : ["query"];
        const around = set.kind === "selection" && ["G", "TG", "BAG"].includes(condition) ? ["context"] : [];
        const parts = shown[condition].filter((part) => part in full);
        assert.equal(Object.keys(state).sort(), [...always, ...around, ...parts].sort(), `${set.kind} ${condition}`);
        for (const [part, value] of Object.entries(state)) {
          if (condition === "T" && part === "texts") {
            const texts = full.texts as unknown[];
            const own = set.kind === "classification" ? 1 : options.length;
            assert.equal(value, texts.slice(0, own));
          } else assert.equal(value, full[part], `${condition} ${part}`);
        }
      }
    }
  }
});

test("a request holds no id of the data, no name of the data set, and no other node's label", () => {
  const renamed: TextGraph = {
    ...planted,
    name: "SOURCENAME",
    nodes: planted.nodes.map((node) => ({ ...node, id: `NODE${node.id}` })),
  };
  for (const set of setsOf(renamed)) {
    for (const target of set.targets) {
      for (const condition of all)
        assert.not.match(JSON.stringify(target.show(condition)), /NODE|SOURCENAME|gold|split/);
    }
  }
});

test("a request to classify is the same whatever the labels of nodes out of training", () => {
  const [first, ...others] = planted.labels;
  const splits = ["train", "train", "test"] as const;
  const graph = (relabel: boolean): TextGraph => ({
    ...planted,
    nodes: planted.nodes.map((node, i) => {
      const split = splits[i % 3]!;
      const label = relabel && split === "test" ? (node.label === first ? others[0]! : first!) : node.label!;
      return { ...node, split, label };
    }),
  });
  const [before, after] = [false, true].map((relabel) => classification(graph(relabel), { seed: 1 }));
  before!.targets.forEach((target, i) => {
    const other = after!.targets[i]!;
    assert.is(target.id, other.id);
    assert.not.equal(target.gold, other.gold);
    for (const condition of all) assert.equal(target.show(condition), other.show(condition));
  });
});

test("anchors are training nodes with their own labels: neighbours as far as there are, then others", () => {
  const at = new Map(planted.nodes.map((node, i) => [node.text, i]));
  const { sources, targets: ends } = planted.links;
  const joined = new Set(Array.from(sources, (u, i) => `${u} ${ends[i]}`));
  const split = ["train", "test"] as const;
  const graph = { ...planted, nodes: planted.nodes.map((node, i) => ({ ...node, split: split[i % 2]! })) };
  for (const target of classification(graph, { seed: 2, count: 30 }).targets) {
    const { texts = [], anchors, edges = [] } = stateOf<ClassificationState>(target, "TG");
    const [own, ...places] = texts.map(({ text }) => at.get(text)!);
    assert.is(own! % 2, 1);
    const around = new Set(
      [...joined]
        .map((pair) => pair.split(" ").map(Number))
        .filter((pair) => pair.includes(own!))
        .flat(),
    );
    const near = places.filter((place) => around.has(place));
    const available = [...around].filter((place) => place % 2 === 0 && place !== own);
    assert.is(near.length, Math.min(4, available.length));
    assert.is(places.length - near.length, 4);
    assert.is(new Set(places).size, places.length);
    const options = target.show("A").options;
    anchors.forEach(({ label }, i) => {
      assert.is(places[i]! % 2, 0);
      assert.is(options[Number(label)]!.description, planted.nodes[places[i]!]!.label);
    });
    const placeOf = new Map(texts.map(({ id }, i) => [id, [own!, ...places][i]!]));
    const members = [...placeOf.values()];
    const expected = members.flatMap((u) =>
      members.filter((v) => u !== v && joined.has(`${u} ${v}`)).map((v) => `${u} ${v}`),
    );
    assert.equal(edges.map(([u, v]) => `${placeOf.get(u)} ${placeOf.get(v)}`).sort(), expected.sort());
  }
});

test("candidates have two facts of their own at most, each true, and context is what facts lead to", () => {
  const at = new Map(planted.nodes.map(({ name }, i) => [name, i]));
  const { sources, targets: ends, relations, names: relationNames } = planted.links;
  const truths = new Set(Array.from(sources, (u, i) => JSON.stringify([u, relationNames[relations[i]!], ends[i]])));
  for (const target of selection(planted, { seed: 2, count: 10 }).targets) {
    const { context = [], relations: facts = [], texts = [] } = stateOf<SelectionState>(target, "TG");
    const { options } = target.show("TG");
    const named = [
      ...options.map(({ id, description }) => [id, description!.split(" ")[0]!] as const),
      ...context.map(({ id, name }) => [id, name!] as const),
    ];
    const placeOf = new Map(named.map(([id, name]) => [id, at.get(name)!]));
    assert.is(new Set(placeOf.values()).size, named.length);
    for (const [u, relation, v] of facts)
      assert.ok(truths.has(JSON.stringify([placeOf.get(u), relation, placeOf.get(v)])));
    assert.ok(facts.length <= 2 * options.length);
    const reached = new Set(facts.flatMap(([u, , v]) => [u, v]).filter((id) => id.startsWith("x")));
    assert.equal([...reached].sort(), context.map(({ id }) => id).sort());
    for (const { id, text } of texts) assert.ok(planted.nodes[placeOf.get(id)!]!.text.startsWith(text));
    assert.ok(target.gold.length > 0);
  }
});

test("links of a node to itself and repeats are not shown", () => {
  const [classify, select] = setsOf(ring(1));
  for (const target of classify.targets) {
    const { edges = [] } = stateOf<ClassificationState>(target, "G");
    assert.ok(edges.every(([u, v]) => u !== v));
    assert.is(new Set(edges.map(String)).size, edges.length);
  }
  const { relations = [] } = stateOf<SelectionState>(select.targets[0]!, "G");
  assert.ok(relations.every(([u, , v]) => u !== v));
  assert.is(new Set(relations.map(String)).size, relations.length);
  assert.is(relations.length, 12);
});

test("recall is the share of right nodes in the pool", () => {
  // Every other query has words of nobody; each has two more right answers than its words tell.
  const queries = planted.queries.map(({ id, text, gold: [first] }, i) => ({
    id,
    text: i % 2 === 0 ? text : "zzz",
    gold: [1, 2, 3].map((step) => (first! + 70 * step) % 300),
  }));
  const { targets, retrieval } = selection({ ...planted, queries }, { seed: 1, count: 30, pool: 20 });
  const shares = targets.map(({ gold }) => gold.length / 3);
  assert.ok(Math.abs(retrieval!.recall - shares.reduce((sum, share) => sum + share, 0) / 30) < 1e-12);
  assert.is(retrieval!.hit, 1);
  assert.ok(retrieval!.found < 1 && retrieval!.recall < 1);
});

test("the order of anchors does not tell neighbours from others", () => {
  const firsts = classification(planted, { seed: 2 }).targets.map((target) => {
    const { edges = [] } = stateOf<ClassificationState>(target, "G");
    return edges.flat().includes("a1") && edges.some((edge) => edge.includes("a1") && edge.includes("t"));
  });
  const share = firsts.filter(Boolean).length / firsts.length;
  assert.ok(share > 0.25 && share < 0.75, `${share}`);
});

test.run();
