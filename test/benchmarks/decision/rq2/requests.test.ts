import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { classification } from "#benchmarks/decision/rq2/classify/classification";
import type { ClassificationState } from "#benchmarks/decision/rq2/classify/show-classification";
import { plantedTextGraph } from "#benchmarks/decision/rq2/planted/planted-text-graph";
import { type ConditionName, conditions } from "#benchmarks/decision/rq2/request/conditions";
import { prefix } from "#benchmarks/decision/rq2/request/prefix";
import { requestLength } from "#benchmarks/decision/rq2/request/request-length";
import { selection } from "#benchmarks/decision/rq2/select/selection";
import type { SelectionState } from "#benchmarks/decision/rq2/select/show-selection";
import type { Target } from "#benchmarks/decision/rq2/target";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";
import { names } from "#src/pick";

const test = suite("requests of part 2");

const planted = plantedTextGraph({ seed: 3, nodes: 300, classes: 6, queries: 30 });
const all = names(conditions);
const stateOf = <State>(target: Target, condition: ConditionName) => JSON.parse(target.show(condition).state) as State;
const sets = (graph: TextGraph, budget?: number) => {
  const options = { seed: 1, count: 20, ...(budget !== undefined && { budget }) };
  return [classification(graph, options), selection(graph, options)];
};

test("conditions show what the table says, each part alike wherever it is shown", () => {
  const shown: Record<ConditionName, string[]> = {
    A: [],
    T: ["texts"],
    G: ["edges", "relations"],
    TG: ["texts", "edges", "relations"],
    BAG: ["texts"],
  };
  for (const set of sets(planted)) {
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
  for (const set of sets(renamed)) {
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
  for (const target of classification(graph, { seed: 2 }).targets) {
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
  for (const target of selection(planted, { seed: 2 }).targets) {
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

test("no request is beyond the budget, whatever the texts, and none leaves out more than it must", () => {
  const nasty = fc.string({
    unit: fc.constantFrom("a", '"', "\\", "\u0000", "😀", "\u202e", "\ud800", "é"),
    maxLength: 400,
  });
  fc.assert(
    fc.property(
      fc.array(nasty, { minLength: 20, maxLength: 40 }),
      fc.integer({ min: 4500, max: 12000 }),
      (texts, budget) => {
        const nodes = texts.map((text, i) => ({ ...planted.nodes[i]!, text }));
        const inside = (_: number, i: number) =>
          planted.links.sources[i]! < nodes.length && planted.links.targets[i]! < nodes.length;
        const links = {
          ...planted.links,
          sources: planted.links.sources.filter(inside),
          targets: planted.links.targets.filter(inside),
          relations: planted.links.relations.filter(inside),
        };
        const queries = [{ id: "q", text: "any", gold: [0] }];
        for (const set of sets({ ...planted, nodes, links, queries }, budget)) {
          for (const target of set.targets) {
            for (const condition of all) assert.ok(requestLength(target.show(condition)) <= budget);
            const { texts: shown = [] } = stateOf<{ texts?: { text: string }[] }>(target, "TG");
            const whole = shown.every(({ text }) => texts.includes(text));
            // One unit more may cost six characters in each text, and a pair two.
            if (!whole) assert.ok(requestLength(target.show("TG")) > budget - 13 * shown.length);
          }
        }
      },
    ),
    { seed: 6, numRuns: 40 },
  );
});

test("prefixes keep characters whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, length) => {
      const cut = prefix(text, length);
      assert.ok(text.startsWith(cut) && cut.length <= length);
      assert.ok(cut.length >= Math.min(length - 1, text.length));
      assert.not.throws(() => encodeURIComponent(cut));
    }),
    { seed: 6, numRuns: 300 },
  );
});

test("what no request can hold is one line", () => {
  const many = { ...planted, labels: Array.from({ length: 300 }, (_, i) => `class ${i}`) };
  const line = (make: () => unknown) => {
    try {
      make();
    } catch (error) {
      assert.instance(error, UserError);
      return (error as Error).message;
    }
    throw new Error("nothing was wrong");
  };
  assert.is(
    line(() => classification(many, { seed: 0 })),
    "planted: expected 2 to 255 classes, got 300; merge or drop some",
  );
  assert.is(
    line(() => selection(planted, { seed: 0, pool: 300 })),
    "planted: expected 2 to 255 candidates, got 300; choose another pool",
  );
  assert.match(
    line(() => selection({ ...planted, queries: [] }, { seed: 0 })),
    /^planted: expected queries over 2 nodes or more, got 0/,
  );
  const long = { ...planted, queries: [{ id: "7", text: "x".repeat(18_000), gold: [0] }] };
  assert.match(
    line(() => selection(long, { seed: 0 })),
    /^planted: query 7: expected a request of 18000 characters at most, got \d+ without any text/,
  );
});

test.run();
