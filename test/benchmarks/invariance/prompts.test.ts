import { suite } from "uvu";
import * as assert from "uvu/assert";
import { JAVASCRIPT_ARMS, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import { drawGraphqa } from "#benchmarks/invariance/instances/graphqa/draw-graphqa";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { put } from "#benchmarks/invariance/prompts/put";
import { renderGraph } from "#benchmarks/invariance/render/render-graph";
import { studies } from "#benchmarks/invariance/variants/studies";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";
import { sha256 } from "#src/hash";

const test = suite("serialization-invariance audit: prompts");

const ARMS = [...PUBLISHED_ARMS, ...JAVASCRIPT_ARMS];
const instances = [...drawGraphqa(6), ...drawErdosStyle(2)];
const forms = instances.flatMap((instance) => {
  const study = studies[instance.dataset as "graphqa" | "erdos-style"];
  return variantsOf(instance, study).map((variant) => ({ instance, variant }));
});
const canonical = ({ variant }: { readonly variant: Variant }) => variant.axis === "canonical";
const userOf = (put: { readonly messages: readonly { readonly content: string }[] }) => put.messages[1]!.content;

function of(task: string, from: readonly Instance[] = instances): { instance: Instance; variant: Variant } {
  const instance = from.find((one) => one.task === task)!;
  return { instance, variant: variantsOf(instance, studies.graphqa)[0]! };
}

test("a hash is that of the words, and of nothing else", () => {
  const { instance, variant } = of("edge_count");
  const { messages, hash } = put(instance, variant, { mode: "direct" });
  assert.equal(
    messages.map(({ role }) => role),
    ["system", "user"],
  );
  assert.is(hash, sha256(`${messages[0]!.content}\n\0\n${messages[1]!.content}`));
});

test("graph-as-code gives the graph in the form's labels and order, and does not show it", () => {
  const hidden = forms.filter(({ variant }) => variant.edge_seq.length > 0);
  for (const { instance, variant } of hidden) {
    const asked = put(instance, variant, { mode: "graph_as_code", library: "native" });
    assert.equal(asked.given, { nodes: variant.node_seq, edges: variant.edge_seq });
    assert.not.match(userOf(asked), /\d, ?\d/);
    assert.is(put(instance, variant, { mode: "code", library: "native" }).given, undefined);
  }
});

test("of the axes only relabel and order reach graph-as-code", () => {
  const arm = { mode: "graph_as_code", library: "networkx" } as const;
  for (const { instance, variant } of forms) {
    if (variant.axis === "relabel") continue;
    const reference = put(instance, forms.find((form) => form.instance === instance && canonical(form))!.variant, arm);
    const { hash, given } = put(instance, variant, arm);
    assert.is(hash, reference.hash, "the question names the same nodes");
    if (variant.axis === "order") assert.not.equal(given, reference.given);
    else assert.equal(given, reference.given);
  }
});

test("questions name nodes as the form shows them", () => {
  for (const { instance, variant } of forms) {
    const { u, v, node } = instance.query_args;
    const shown = [node, u, v].flatMap((label) => (label === undefined ? [] : [variant.label_map[label]!]));
    const question = /^Q: (.*)$/m.exec(
      userOf(put(instance, variant, { mode: "graph_as_code", library: "native" })),
    )![1]!;
    assert.equal(
      [...question.matchAll(/node (\d+)/g)].map(([, label]) => Number(label)),
      shown,
    );
  }
});

test("in a data set's own question only what follows the word node is a label", () => {
  const { instance, variant } = of("node_degree");
  const meta = {
    ...instance.meta,
    question: "Node 3: is it within 3 steps of node 4, or of 4 others?",
    preamble: "About 3.",
    format_hint: "Say 3.",
  };
  const label_map = { ...variant.label_map, 3: 11, 4: 12 };
  const text = userOf(put({ ...instance, meta }, { ...variant, label_map }, { mode: "direct" }));
  assert.ok(text.startsWith("About 3.\n\n"));
  assert.ok(text.includes("Node 11: is it within 3 steps of node 12, or of 4 others? Say 3."));
});

test("graph-as-code says that a graph is undirected unless told not to; a directed one is always said to be", () => {
  const arm = { mode: "graph_as_code", library: "native" } as const;
  const said = (form: { instance: Instance; variant: Variant }, saysUndirected: boolean) =>
    userOf(put(form.instance, form.variant, arm, { saysUndirected }));
  const undirected = of("edge_count");
  assert.ok(said(undirected, true).includes("(u, v) and (v, u) are the same edge"));
  assert.not.match(said(undirected, false), /direct/);
  const directed = forms.filter(canonical).find(({ instance }) => instance.directed)!;
  assert.is(said(directed, false), said(directed, true));
  assert.match(said(directed, false), /The graph is directed: \(u, v\)/);
  const shown = put(undirected.instance, undirected.variant, { mode: "code", library: "native" });
  assert.is(
    shown.hash,
    put(undirected.instance, undirected.variant, { mode: "code", library: "native" }, { saysUndirected: false }).hash,
  );
});

test("the rungs of the ladder are one prompt around other words for the graph", () => {
  const { instance } = of("connected_nodes");
  const rungs = variantsOf(instance, studies.graphqa).filter(({ axis }) => axis === "canonical" || axis === "syntax");
  const around = rungs.map((variant) => {
    const text = userOf(put(instance, variant, { mode: "code", library: "native" }));
    const [before, after, ...more] = text.split(renderGraph(variant));
    assert.equal(more, []);
    return `${before}|${after}`;
  });
  assert.is(rungs.length, 4);
  assert.is(new Set(around).size, 1);
});

test("the libraries of a mode differ in one sentence", () => {
  const { instance, variant } = of("cycle_check");
  for (const mode of ["code", "graph_as_code"] as const) {
    const [a, b] = (["networkx", "native"] as const).map((library) =>
      userOf(put(instance, variant, { mode, library })).split("\n\n"),
    );
    assert.is(a!.filter((part, i) => part !== b![i]).length, 1);
  }
});

test("programs are marked and end in `ans`, which is no value; weights are spoken of", () => {
  const weighted = of("shortest_path", instances);
  const instance = { ...weighted.instance, weighted: true, edges: weighted.instance.edges.map((edge) => [...edge, 4]) };
  const variant = variantsOf(instance, studies.erdos)[0]!;
  for (const arm of ARMS.filter(({ mode }) => mode !== "direct")) {
    const isPython = arm.library === "networkx" || arm.library === "native";
    const [comment, triple] = isPython ? ["#", "(u, v, w)"] : ["//", "[u, v, w]"];
    const text = userOf(put(instance, variant, arm));
    const inside = text.split(`${comment} CODE START\n`)[1]!.split(`${comment} CODE END`)[0]!;
    assert.match(inside, /ans = <[^\d>]*>/);
    assert.is(/^(?:var )?nodes = /m.test(inside), arm.mode === "code");
    assert.ok(inside.includes(triple) && text.includes(`in ${triple}, w is the weight`));
  }
});

test("an unknown task is a mistake of the user's, with the known ones", () => {
  const { instance, variant } = of("edge_count");
  const strange = { ...instance, task: "treewidth" };
  assert.throws(
    () => put(strange, variant, { mode: "code", library: "native" }),
    /unknown graphqa task "treewidth"; known: connected_nodes/,
  );
});

test.run();
