import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anchorTotals } from "#benchmarks/graphinstruct/scores/anchors";
import { differences } from "#benchmarks/graphinstruct/scores/differences";
import { type InstructionScore, scoreInstruction } from "#benchmarks/graphinstruct/scores/index";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { block, circulant, instruction, NO_POOLS, output, path } from "#test/benchmarks/graphinstruct/scores/made";
import { near } from "#test/near";

const test = suite("GraphInstruct: scores of an instruction");

const modes = ["compat", "sound"] as const;
const ring = instruction({
  level: 1,
  explicit: ["num_nodes=5", "graph_type=cycle"],
  references: [block(5, circulant(5, 1))],
});
const right = block(5, circulant(5, 1));

function score(texts: readonly string[], mode: ScoreMode, asked = ring): InstructionScore {
  return scoreInstruction(asked, texts.map(output), { mode, pools: NO_POOLS });
}

test("all right outputs have full marks for quality in both modes", () => {
  for (const mode of modes) {
    const { quality, combined, validRate, tokensPerValid, dimensions } = score([right, right], mode);
    assert.equal([quality, validRate, tokensPerValid], [1, 1, 500]);
    near(dimensions.D5, 0.7 * Math.exp(-0.5) + 0.3);
    near(combined, 0.85 + 0.15 * dimensions.D5);
  }
});

test("failures cost nothing in D4 as released, and their share in sound", () => {
  const texts = [right, "none", "none", block(5, path(5)), "none"];
  assert.is(score(texts, "compat").dimensions.D4, 1);
  assert.is(score(texts, "sound").dimensions.D4, 0.2);
  for (const mode of modes) {
    const { tokensPerValid, outputs, unread, validRate } = score(texts, mode);
    assert.equal([tokensPerValid, outputs, unread, validRate], [2500, 5, 3, 0.2]);
  }
});

test("nothing valid is nothing in every dimension, and costs without end", () => {
  for (const mode of modes) {
    const { dimensions, tokensPerValid, combined } = score([block(5, path(5)), "ERROR: timeout", ""], mode);
    assert.equal(dimensions, { D1: 0, D2: 0, D3: 0, D4: 0, D5: 0 });
    assert.equal([tokensPerValid, combined], [Number.POSITIVE_INFINITY, 0]);
  }
});

test("an infeasible instruction: garbage is full marks as released; sound wants it said, by each output", () => {
  const asked = instruction({ level: 2, feasible: false, explicit: ["num_nodes=7", "degree=3"] });
  const refusal = "No such graph exists: the degrees would add up to 21, which is odd.";
  assert.is(score(["%$§", ""], "compat", asked).quality, 1);
  assert.is(score(["%$§", ""], "sound", asked).quality, 0);
  assert.is(score([refusal, refusal, refusal, right], "compat", asked).quality, 0);
  const sound = score([refusal, refusal, refusal, right], "sound", asked);
  for (const mode of modes) {
    assert.is(score([refusal, "%$§", right], mode, asked).unread, 1);
    assert.is(score([refusal], mode).unread, 1);
  }
  assert.equal([sound.quality, sound.validRate], [0.75, 0.75]);
  near(sound.tokensPerValid, 2000 / 3);
  assert.equal(score([refusal], "compat", asked).tokensPerValid, 0);
});

test("a graph without nodes is valid as released alone", () => {
  const asked = instruction({ explicit: ["num_nodes=5"] });
  const empty = block(0, []);
  assert.equal(
    modes.map((mode) => score([empty], mode, asked).validRate),
    [1, 0],
  );
});

test("tokens of every call count", () => {
  const refined = { text: right, tokens: { input: 900, output: 2100, calls: 3 } };
  const { dimensions } = scoreInstruction(ring, [refined], { mode: "sound", pools: NO_POOLS });
  near(dimensions.D5, 0.7 * Math.exp(-3) + 0.3 * Math.exp(-1));
});

test("level 4 compares names with references that have some, in sound", () => {
  const named = (names: readonly string[]) =>
    `Graph[name='x'] {\n node_list = ['0', '1'];\n edge_list = [('0','1')];\n 0.label = '${names[0]}';\n 1.label = '${names[1]}';\n edge_type = 'cites';\n}`;
  const asked = instruction({
    level: 4,
    explicit: ["num_nodes=2"],
    references: [named(["Ada", "Bo"]), named(["Cy", "Di"])],
  });
  const [compat, sound] = modes.map((mode) => score([named(["Cy", "Di"])], mode, asked).dimensions.D2);
  assert.equal([compat, sound], [0.5, 1]);
});

test("every output ends in a verdict, however hostile", () => {
  const hostile = [
    "[".repeat(10_000_000),
    `Graph[name='x'] {\n node_list = ${"[".repeat(1_000_000)}`,
    `Graph[name='x'] {\n node_list = ['__proto__', 'constructor', 'toString'];\n edge_list = [('__proto__','constructor')];\n}`,
    "\0\u202e\u200f",
    block(100_000, circulant(100_000, 1)),
  ];
  const asked = instruction({ level: 3, explicit: ["num_nodes=5", "connected=true"], references: [right] });
  for (const mode of modes) {
    for (const text of hostile) {
      const began = process.cpuUsage();
      const { quality } = score([text], mode, asked);
      assert.ok(quality >= 0 && quality <= 1);
      assert.ok(process.cpuUsage(began).user < 3e6, `${mode} ${text.slice(0, 20)}`);
    }
  }
});

test("anchors: references come out on top, a single node below", () => {
  for (const mode of modes) {
    const { references, node, empty, path: chain } = anchorTotals([ring], { mode, pools: NO_POOLS });
    assert.is(references.total, 1);
    assert.ok(node.total < 1 && chain.total < 1);
    assert.is(empty.total, 0);
  }
});

test("each difference between the modes says what, how and why", () => {
  for (const difference of Object.values(differences)) {
    assert.equal(Object.keys(difference), ["what", "compat", "sound", "why"]);
    assert.is.not(difference.compat, difference.sound);
  }
});

test.run();
