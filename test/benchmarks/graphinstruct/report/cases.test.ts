import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { circleOrder } from "#benchmarks/graphinstruct/report/case/circle-order";
import { caseOf, casePanel } from "#benchmarks/graphinstruct/report/index";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";

const test = suite("graphinstruct cases");

function instruction(parts: Partial<Instruction>): Instruction {
  return {
    id: "G1-000001",
    level: 1,
    text: "Write a graph.",
    explicit: [],
    implicit: [],
    sizes: ["small"],
    feasible: true,
    references: [],
    template: "t",
    ...parts,
  };
}

function panel(text: string, parts: Partial<Instruction>): string {
  return casePanel(caseOf("m1, zero-shot", text, rubricFor(instruction(parts), "sound", new Map())));
}

function graphText(ids: readonly string[], edges: readonly (readonly [string, string])[], header = ""): string {
  const nodes = ids.map((id) => `'${id}'`).join(", ");
  return `Graph[${header}] { node_list = [${nodes}]; edge_list = [${edges.map(([u, v]) => `('${u}', '${v}')`).join(", ")}]; }`;
}

const ring = graphText(
  ["0", "1", "2", "3"],
  [
    ["0", "1"],
    ["1", "2"],
    ["2", "3"],
    ["3", "0"],
  ],
);

/** How often a pattern occurs. */
function times(markup: string, pattern: RegExp): number {
  return [...markup.matchAll(pattern)].length;
}

test("what is met is ticked, with what was found; nothing is marked", () => {
  const markup = panel(ring, { explicit: ["graph_type=cycle", "num_nodes=4"] });
  assert.match(markup, "✓ m1, zero-shot · G1-000001 · 2 of 2 demands met");
  assert.match(markup, '<b class="good">✓</b><code>num_nodes=4</code><span>4</span>');
  assert.is(times(markup, /<circle/g), 4);
  assert.is(times(markup, /<rect/g), 0);
});

test("what is not met is crossed with expected and observed, and those to blame are marked", () => {
  const path = graphText(
    ["0", "1", "2", "3"],
    [
      ["0", "1"],
      ["1", "2"],
      ["2", "3"],
    ],
  );
  const markup = panel(path, { explicit: ["degree=2", "num_nodes=4"] });
  assert.match(markup, "✗ m1, zero-shot · G1-000001 · 1 of 2 demands met");
  assert.match(markup, "expected exactly 2 at every node, found 1 to 2");
  assert.match(markup, "nodes 0 (1), 3 (1) differ");
  assert.is(times(markup, /<rect/g), 2);
  assert.is(times(markup, /<circle/g), 2);
});

test("directed edges have arrows, loops are rings", () => {
  const markup = panel(
    graphText(
      ["a", "b"],
      [
        ["a", "b"],
        ["b", "b"],
      ],
      "directed=true",
    ),
    { explicit: ["num_nodes=2"] },
  );
  assert.is(times(markup, /<path d="M[^"]*Z"/g), 1);
  assert.is(times(markup, /<circle[^>]*fill="none"/g), 1);
});

test("of an output that can't be read the place is shown, even in the middle of much text", () => {
  const text = `Graph[] { node_list = [${"'1', ".repeat(300)}...]; edge_list = []; }${"x".repeat(900)}`;
  const markup = panel(text, { explicit: ["num_nodes=2"] });
  const [, at] = /reading stopped at character (\d+)/.exec(markup)!;
  const shown = /<pre>\((\d+) characters\) …([^<]*)<mark/.exec(markup)!;
  const before = shown[2]!.replaceAll("&#39;", "'");
  assert.is(Number(shown[1]) + before.length, Number(at));
  assert.is(text.slice(Number(shown[1]), Number(at)), before);
  assert.match(markup, "could not be read");
  assert.not.match(markup, "<svg");
});

test("a reply without a graph is shown from its start, unmarked", () => {
  const markup = panel("I can't.", { explicit: ["num_nodes=2"] });
  assert.match(markup, "<pre>I can&#39;t.</pre>");
});

test("of an infeasible instruction a refusal is right, a graph is not, and the proof is told", () => {
  const parts = { feasible: false, explicit: ["num_nodes=3"], proof: "the sum is odd" };
  assert.match(
    panel("No such graph exists: the demands contradict each other.", parts),
    "✓ m1, zero-shot · G1-000001 · refused, rightly: the sum is odd",
  );
  assert.match(panel(ring, parts), "✗ m1, zero-shot · G1-000001 · no graph can satisfy this: the sum is odd");
  assert.match(panel("???", parts), "✗");
});

const edited = {
  level: 5,
  base: graphText(
    ["0", "1", "2", "3"],
    [
      ["0", "1"],
      ["2", "3"],
      ["0", "2"],
      ["1", "3"],
      ["1", "2"],
    ],
  ),
  references: [ring],
  explicit: ["num_nodes=4", "task_type=make_regular"],
  operation: "make_regular",
} as const;

test("at level 5 the base stands beside the result, removed edges dashed, added ones bold", () => {
  const markup = panel("GraphEdit[] { add_edges = [('0', '3')]; remove_edges = [('1', '2'), ('0', '2')]; }", edited);
  assert.is(times(markup, /<svg/g), 2);
  assert.is(times(markup, /stroke-dasharray/g), 2);
  assert.is(times(markup, /stroke-width="2.6"/g), 3);
  assert.match(markup, "the base; 2 edges removed, dashed");
  assert.match(markup, "4 nodes, 4 edges; 1 edge added, bold");
  assert.match(markup, "✗ m1, zero-shot · G1-000001 · 2 of 2 demands met, edits worth .00");
});

test("what all demands and the operation ask for is right", () => {
  const base = graphText(["0", "1", "2"], [["0", "1"]]);
  const parts = {
    ...edited,
    base,
    references: [
      graphText(
        ["0", "1", "2"],
        [
          ["0", "1"],
          ["0", "2"],
        ],
      ),
    ],
    explicit: ["connected=true"],
    operation: "make_connected",
  };
  const markup = panel("GraphEdit[] { add_edges = [('1', '2')]; remove_edges = []; }", parts);
  assert.match(markup, "✓ m1, zero-shot · G1-000001 · 1 of 1 demand met, edits worth");
});

test("without a graph the base alone is shown; nodes of other names have places of their own", () => {
  assert.is(times(panel("no", edited), /<svg/g), 1);
  const renamed = panel(graphText(["a", "b"], [["a", "b"]]), edited);
  assert.match(renamed, "the base; 5 edges removed, dashed");
  assert.match(renamed, 'cx="170" cy="52"');
});

test("numbers stand in their order on the circle, other names as written", () => {
  assert.equal(circleOrder(["0", "10", "2", "1"]), ["0", "1", "2", "10"]);
  assert.equal(circleOrder(["b", "10", "a", "2"]), ["b", "10", "a", "2"]);
  assert.equal(circleOrder(["01", "1"]), ["01", "1"]);
  assert.equal(circleOrder([]), []);
});

test("hostile names and texts are text", () => {
  const evil = "<script>alert(1)</script>\u202e\u0000\" onload=x '";
  const names = ["__proto__", "constructor", "<b>x</b>", "\u202eabc", "toString"];
  const text = graphText(names, [
    ["__proto__", "constructor"],
    ["<b>x</b>", "__proto__"],
  ]);
  const rubric = rubricFor(instruction({ text: evil, explicit: ["num_nodes=9", "degree=1"] }), "sound", new Map());
  const markup = casePanel(caseOf(evil, text + evil, rubric));
  for (const harm of ["<script", "<b>x", "\u202e", "\u0000"]) assert.not(markup.includes(harm), harm);
  assert.is(times(markup, /<(?:circle|rect)/g), 5);
});

test("huge outputs and huge graphs are told, not drawn", () => {
  const markup = panel("[".repeat(2_000_000), { explicit: ["num_nodes=9"] });
  assert.ok(markup.length < 3000);
  const many = graphText(
    Array.from({ length: 20_000 }, (_, i) => `${i}`),
    [],
  );
  const panelOfMany = panel(many, { explicit: ["num_nodes=9"] });
  assert.match(panelOfMany, "too large to draw (20,000 nodes)");
  assert.ok(panelOfMany.length < 6000);
  assert.match(panel(graphText([], []), { explicit: ["num_nodes=9"] }), "nothing to draw");
});

test.run();
