import { suite } from "uvu";
import * as assert from "uvu/assert";
import { JAVASCRIPT_ARMS, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { solverTrials } from "#benchmarks/invariance/plays/solver/solver-trials";
import { put } from "#benchmarks/invariance/prompts/put";
import { readPrompt } from "#benchmarks/invariance/writers/reading/read-prompt";
import { audited } from "#test/benchmarks/invariance/audited";

const test = suite("scripted programmers: reading");

const forms = audited(4, 2).flatMap(({ instance, variants }) => variants.map((variant) => ({ instance, variant })));
const ascending = (nodes: readonly number[]) => nodes.toSorted((a, b) => a - b);

/** Edges as text, each once, the ends of undirected ones in order. */
function edgeSet(edges: readonly (readonly number[])[], directed: boolean): string[] {
  return [...new Set(edges.map(([u, v]) => (directed || u! < v! ? `${u} ${v}` : `${v} ${u}`)))].sort();
}

test("every form of a graph is read back as it was: nodes, edges with their repeats, direction", () => {
  for (const { instance, variant } of forms) {
    for (const arm of [{ mode: "direct" }, { mode: "code", library: "native" }] as const) {
      const read = readPrompt(put(instance, variant, arm).messages[1]!.content)!;
      assert.is(read.directed, instance.directed, variant.variant_id);
      assert.equal(ascending(read.graph!.nodes), ascending(variant.node_seq), variant.variant_id);
      const edges = read.graph!.edges;
      assert.equal(edgeSet(edges, instance.directed), edgeSet(variant.edge_seq, instance.directed), variant.variant_id);
      assert.is(edges.length, variant.edge_seq.length * (variant.params.replicated ? 2 : 1));
    }
  }
});

test("an undirected graph is read as one though its task's definition speaks of directed ones, in words of both data sets", () => {
  const degrees = audited(0, 8).flatMap(({ instance, variants }) =>
    instance.task === "degree" && !instance.directed ? variants.map((variant) => ({ instance, variant })) : [],
  );
  assert.ok(degrees.length > 0);
  for (const { instance, variant } of degrees) {
    const read = readPrompt(put(instance, variant, { mode: "direct" }).messages[1]!.content);
    assert.is(read?.directed, false, variant.variant_id);
  }
});

test("mode, library and the nodes that are asked about are read from the prompt of each arm", () => {
  const modes = { direct: "direct", code: "code", graph_as_code: "given" } as const;
  for (const arm of [...PUBLISHED_ARMS, ...JAVASCRIPT_ARMS]) {
    for (const { instance, variant } of forms.filter(({ variant }) => variant.axis === "relabel")) {
      const read = readPrompt(put(instance, variant, arm).messages[1]!.content)!;
      assert.is(read.mode, modes[arm.mode]);
      assert.is(read.library, arm.library);
      const shown = Object.entries(instance.query_args).map(([role, label]) => [
        role,
        String(variant.label_map[label]),
      ]);
      assert.equal(read.asked, Object.fromEntries(shown), variant.variant_id);
    }
  }
});

test("solvers are asked for once a task and library, and understood", () => {
  const trials = solverTrials(audited(2, 2), ["networkx", "javascript"]);
  const prompts = new Set(
    trials.map((trial) => {
      const request = trial.play().next().value;
      return "messages" in request! ? request.messages.at(-1)!.content : "";
    }),
  );
  assert.is(prompts.size, 2 * 18, "both sets count edges in the same words");
  for (const prompt of prompts) assert.is(readPrompt(prompt)?.mode, "solver", prompt);
});

test("other prompts are not understood", () => {
  for (const prompt of ["", "What is the degree of node 1?", "What is the weather?", "[".repeat(100_000)]) {
    assert.is(readPrompt(prompt), undefined);
  }
});

test.run();
