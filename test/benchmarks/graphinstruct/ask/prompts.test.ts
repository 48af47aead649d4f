import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Extra } from "#benchmarks/graphinstruct/ask/caap/decision";
import { defaults, type Settings, type StrategyName, strategies } from "#benchmarks/graphinstruct/ask/index";
import { opening } from "#benchmarks/graphinstruct/ask/prompts/opening";
import { readGraph } from "#benchmarks/graphinstruct/format/index";
import { drawInstructions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { names } from "#src/pick";
import { instruction } from "#test/benchmarks/graphinstruct/ask/support";

const test = suite("prompts");

const drawn = drawInstructions({ seed: 7, count: 12 });
const settings = (own: Partial<Settings> = {}): Settings => ({ ...defaults, exemplars: drawn, ...own });
const user = (asked: Instruction, strategy: StrategyName, own: Partial<Settings> = {}, extras: Extra[] = []) =>
  opening(asked, { strategy, extras }, settings(own)).at(-1)!.content;
const system = (asked: Instruction, strategy: StrategyName, own: Partial<Settings> = {}) =>
  opening(asked, { strategy, extras: [] }, settings(own))[0]!.content;

test("every strategy has the instruction's words and base graph, as they are", () => {
  for (const asked of drawn) {
    for (const strategy of names(strategies)) {
      const said = user(asked, strategy);
      assert.ok(said.includes(asked.text), `${asked.id} ${strategy}`);
      assert.ok(asked.base === undefined || said.includes(asked.base), `${asked.id} ${strategy}`);
    }
  }
});

test("the notation that a model is shown can be read, in both modes", () => {
  for (const level of [0, 3, 5] as const) {
    const blocks = system(instruction({ level }), "zero-shot").match(/Graph(?:Edit)?\[[^{]*\{[^}]*\}/g)!;
    assert.ok(blocks.length >= 1);
    for (const block of blocks) {
      for (const mode of ["compat", "strict"] as const) {
        const { kind } = readGraph(block, mode);
        assert.is(kind, block.startsWith("GraphEdit") ? "edit" : "graph");
      }
    }
  }
});

test("reasoning is asked for by the two strategies that do, at all levels unless as released", () => {
  for (const level of [0, 1, 2, 3, 4, 5] as const) {
    const asked = instruction({ level });
    const only = /nothing but/;
    assert.match(system(asked, "zero-shot"), only);
    assert.not.match(system(asked, "zero-cot"), only);
    assert.is(only.test(system(asked, "zero-cot", { asReleased: true })), level < 3);
    assert.match(user(asked, "zero-cot"), /1\. .*\n2\. .*\n3\. /);
    assert.not.match(user(asked, "zero-shot"), /1\. /);
  }
});

test("few-shot shows three solved instructions of the level, of the same type first, and never the one that is asked", () => {
  for (const asked of drawn.filter(({ feasible }) => feasible)) {
    const said = user(asked, "few-shot");
    const shown = drawn.filter(({ text, id }) => id !== asked.id && said.includes(text));
    assert.ok(shown.length >= 3 && shown.every(({ level }) => level === asked.level), asked.id);
    assert.is(said.match(/^Example \d$/gm)!.length, 3);
    assert.is(said.split(asked.text).length, 2, asked.id);
  }
});

test("held-out exemplars are of other templates, and none is a mistake that says so", () => {
  const one = instruction();
  const twin = instruction({ id: "G1-000002", text: "Write down a path with exactly 4 nodes." });
  const other = instruction({ id: "G1-000003", text: "Build a star.", template: "1/star" });
  const said = user(one, "few-shot", { exemplars: [one, twin, other], heldout: true });
  assert.ok(said.includes(other.text) && !said.includes(twin.text));
  assert.throws(() => user(one, "few-shot", { exemplars: [one, twin], heldout: true }), /got none of templates other/);
  assert.throws(() => user(one, "few-shot", { exemplars: [one] }), /level 1.*got none/);
});

test("as released, level 2 always shows a refusal; otherwise never", () => {
  for (const asked of drawn.filter(({ level, feasible }) => level === 2 && feasible)) {
    const shown = (asReleased: boolean) =>
      user(asked, "few-shot", { asReleased }).match(/Reply: That is impossible/g) ?? [];
    assert.is(shown(true).length, 1);
    assert.is(shown(false).length, 0);
  }
});

test("exemplars are drawn by seed and id", () => {
  const [asked] = drawn.filter(({ level }) => level === 3);
  assert.is(user(asked!, "few-shot"), user(asked!, "few-shot"));
  assert.is.not(user(asked!, "few-shot"), user(asked!, "few-shot", { seed: 1 }));
});

test("few-cot shows the numbers that the reasoning rests on before each answer", () => {
  const asked = instruction({ text: "Write down a tree.", explicit: ["graph_type=tree"] });
  const shown = instruction({ id: "G1-000009", explicit: ["graph_type=tree", "num_nodes=9"] });
  const said = user(asked, "few-cot", { exemplars: [shown] });
  assert.match(said, /graph_type=tree, num_nodes=9; from which follows .*num_edges=8/);
  assert.ok(said.indexOf("num_edges=8") < said.indexOf(shown.references[0]!));
});

test("the checklist has every demand, formulas only what is asked for", () => {
  const asked = instruction({ explicit: ["num_nodes=12", "density<=0.25", "diameter<=4"] });
  const ticked = user(asked, "zero-cot", {}, ["checklist"]);
  for (const text of asked.explicit) assert.ok(ticked.includes(`[ ] ${text} `), text);
  const formulas = user(asked, "zero-cot", {}, ["formula"]);
  assert.match(formulas, /- density = 2m/);
  assert.match(formulas, /- diameter = /);
  assert.not.match(formulas, /modularity|clustering|path length/);
  assert.is(user(instruction(), "zero-shot", {}, ["formula"]), user(instruction(), "zero-shot"));
});

test("domain priors that contradict the instruction are left out, unless as released", () => {
  const explicit = ["num_nodes=60", "density<=0.1058", "directed=false"];
  const asked = instruction({ level: 4, domain: "social", explicit });
  const said = user(asked, "zero-shot", {}, ["domain"]);
  assert.match(said, /average degree: 4 to 6/);
  assert.not.match(said, /density: 0\.3 to 0\.5/);
  assert.match(user(asked, "zero-shot", { asReleased: true }, ["domain"]), /density: 0\.3 to 0\.5/);
  const small = instruction({ level: 4, domain: "social", explicit: ["num_nodes=14"] });
  assert.match(user(small, "zero-shot", {}, ["domain"]), /density: 0\.3 to 0\.5/);
  assert.is(user(instruction(), "zero-shot", {}, ["domain"]), user(instruction(), "zero-shot"));
});

test.run();
