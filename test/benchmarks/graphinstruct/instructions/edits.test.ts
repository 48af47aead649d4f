import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check, factsOf, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { applyEdit, graphHash, readGraph } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { edits } from "#benchmarks/graphinstruct/instructions/edits/index";
import { drawInstructions, type Instruction } from "#benchmarks/graphinstruct/instructions/index";

const test = suite("graphinstruct instructions: edits");
const drawn = drawInstructions({ seed: 3, count: 60, levels: [5] });

function written(text: string): WrittenGraph {
  const reading = readGraph(text, "strict");
  if (reading.kind !== "graph") throw new Error(`${reading.kind}: ${text.slice(0, 80)}`);
  return reading.written;
}

/** Edges by the names of their ends; of undirected ones sorted. */
function edgesOf({ ids, graph: { directed, sources, targets } }: WrittenGraph): Set<string> {
  return new Set(
    Array.from(sources, (u, e) => {
      const ends = [ids[u]!, ids[targets[e]!]!];
      return (directed ? ends : ends.sort()).join(" ");
    }),
  );
}

function joined({ ids, graph }: WrittenGraph): (u: string, v: string) => boolean {
  const edges = edgesOf({ ids, graph } as WrittenGraph);
  return (u, v) => edges.has([u, v].sort().join(" "));
}

function pairs(ids: readonly string[]): [string, string][] {
  return ids.flatMap((u, i) => ids.slice(i + 1).map((v): [string, string] => [u, v]));
}

const key = (u: string, v: string) => [u, v].sort().join(" ");

/** What the operations with one outcome lead to, worked out from their definitions. */
const outcomes: Readonly<Record<string, (base: WrittenGraph, text: string) => Set<string>>> = {
  complement: (base) => {
    const has = joined(base);
    return new Set(pairs(base.ids).flatMap(([u, v]) => (has(u, v) ? [] : [key(u, v)])));
  },
  transpose: (base) => new Set([...edgesOf(base)].map((edge) => edge.split(" ").reverse().join(" "))),
  graph_power: (base) => {
    const has = joined(base);
    const near = ([u, v]: [string, string]) => has(u, v) || base.ids.some((w) => has(u, w) && has(w, v));
    return new Set(
      pairs(base.ids)
        .filter(near)
        .map(([u, v]) => key(u, v)),
    );
  },
  prune_tree: (base) => {
    const edges = [...edgesOf(base)];
    const degree = (u: string) => edges.filter((edge) => edge.split(" ").includes(u)).length;
    return new Set(edges.filter((edge) => edge.split(" ").every((u) => degree(u) > 1)));
  },
  extract_subgraph: (base, text) => {
    const kept = /Keep the nodes ([\d, ]+) of/.exec(text)![1]!.split(", ");
    return new Set([...edgesOf(base)].filter((edge) => edge.split(" ").every((u) => kept.includes(u))));
  },
};

test("there are ten operations and more, and each is drawn", () => {
  assert.ok(Object.keys(edits).length >= 10);
  assert.equal(new Set(drawn.map(({ operation }) => operation)), new Set(Object.keys(edits)));
});

test("the edits lead from the base to the references", () => {
  for (const { id, base, edits: changes, references, operation } of drawn) {
    assert.is(changes!.length, 2);
    for (const [i, text] of changes!.entries()) {
      const reading = readGraph(text, "compat");
      assert.is(reading.kind, "edit", id);
      if (reading.kind !== "edit") continue;
      const after = applyEdit(written(base!), reading.edit, operation);
      assert.is(graphHash(after), graphHash(written(references[i]!)), `${id} ${operation}`);
    }
  }
});

test("operations with one outcome lead to that", () => {
  let tried = 0;
  for (const { id, base, references, operation, text } of drawn) {
    const outcome = outcomes[operation!];
    if (outcome === undefined) continue;
    tried++;
    assert.equal(edgesOf(written(references[0]!)), outcome(written(base!), text), `${id} ${operation}`);
  }
  assert.ok(tried >= 10);
});

function satisfied({ explicit }: Instruction, graph: WrittenGraph): boolean {
  const facts = factsOf(graph);
  return parseConstraints(explicit).every((constraint) => check(constraint, facts, "sound").satisfied);
}

test("the base alone is no solution; a transpose can't be told by properties", () => {
  for (const instruction of drawn) {
    if (instruction.operation === "transpose") continue;
    assert.not(satisfied(instruction, written(instruction.base!)), `${instruction.id} ${instruction.operation}`);
  }
});

/** The graph without some of its edges. */
function less(whole: WrittenGraph, gone: readonly number[]): WrittenGraph {
  const { sources, targets } = whole.graph;
  const stays = (_: number, e: number) => !gone.includes(e);
  return { ...whole, graph: { ...whole.graph, sources: sources.filter(stays), targets: targets.filter(stays) } };
}

test("no fewer removals do than those that are asked for", () => {
  let tried = 0;
  for (const { operation, explicit, base, id } of drawn) {
    if (!["make_acyclic", "make_bipartite", "make_planar"].includes(operation!)) continue;
    const whole = written(base!);
    const size = whole.graph.sources.length;
    const count = size - Number(/num_edges=(\d+)/.exec(explicit.join())![1]);
    if (count > 2) continue;
    tried++;
    const property = parseConstraints(explicit).filter(({ key }) => ["acyclic", "bipartite", "planar"].includes(key));
    const fewer = count === 1 ? [[]] : Array.from({ length: size }, (_, e) => [e]);
    for (const gone of fewer) {
      const facts = factsOf(less(whole, gone));
      assert.not(
        property.every((each) => check(each, facts, "sound").satisfied),
        `${id} ${operation}`,
      );
    }
  }
  assert.ok(tried >= 2, String(tried));
});

test("steps name the edges that are removed and added, and the nodes that go", () => {
  for (const { id, steps, edits: changes, base, references } of drawn) {
    const reading = readGraph(changes![0]!, "strict");
    if (reading.kind !== "edit") throw new Error(id);
    const named = (type: string) => steps!.filter((step) => step.type === type).flatMap((step) => step.edges ?? []);
    assert.equal(named("add_edge"), reading.edit.add);
    assert.equal(named("remove_edge"), reading.edit.remove);
    const gone = written(base!).ids.filter((u) => !written(references[0]!).ids.includes(u));
    assert.equal(
      steps!.flatMap((step) => step.nodes ?? []),
      gone,
    );
    assert.is(steps!.at(-1)!.type, "verify");
  }
});

test.run();
