import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { evidenceOf } from "#benchmarks/invariance/scored/evidence-of";
import type { BuiltGraph, Ran } from "#src/play";

const test = suite("serialization-invariance audit: evidence of programs");

const edge = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })).filter(([u, v]) => u !== v);
const edges = fc.uniqueArray(edge, { selector: ([u, v]) => `${Math.min(u, v)} ${Math.max(u, v)}`, maxLength: 6 });

/** As sandboxes tell edges. */
function told(pairs: readonly (readonly [number, number])[], directed: boolean): (readonly [string, string])[] {
  return pairs.map(([u, v]) => (directed || u < v ? [`${u}`, `${v}`] : [`${v}`, `${u}`]));
}

function graph(pairs: readonly (readonly [number, number])[], directed: boolean, task: boolean): BuiltGraph {
  return { class: "Graph", directed, order: 5, size: pairs.length, edges: told(pairs, directed && task) };
}

function ran(fields: Partial<Ran>): Ran {
  return { kind: "ran", timedOut: false, exitCode: 0, graphs: [], isolation: "bubblewrap", environment: {}, ...fields };
}

const NODES = [0, 1, 2, 3, 4];

/** Equal as sets, the naive way. */
function same(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
  const keys = (pairs: readonly (readonly string[])[]) =>
    [...new Set(pairs.map((pair) => pair.join(">")))].sort().join();
  return keys(a) === keys(b);
}

test("declared and built graphs are compared as sets, with the direction of the task", () => {
  const property = fc.property(edges, edges, edges, fc.boolean(), fc.boolean(), (shown, declared, made, task, own) => {
    const built = graph(made, own, task);
    const evidence = evidenceOf(
      ran({ declaredEdges: told(declared, task), graphs: [built] }),
      { directed: task },
      { node_seq: NODES, edge_seq: shown },
    );
    assert.is(evidence.declaredOk, same(told(shown, task), told(declared, task)));
    assert.is(evidence.constructionOk, same(built.edges, told(declared, task)));
    assert.is(evidence.graphMatch, same(built.edges, told(shown, task)) && !(task && !own));
    assert.is(evidence.directednessMismatch, task !== own);
  });
  fc.assert(property, { seed: 7, numRuns: 300 });
});

test("the graph most like the true one counts, the first of those equally like", () => {
  const shown = [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;
  const pairs = { node_seq: NODES, edge_seq: shown };
  const isMatch = (graphs: BuiltGraph[]) => evidenceOf(ran({ graphs }), { directed: false }, pairs).graphMatch;
  const [whole, part, other] = [shown, shown.slice(1), [[0, 4]] as const].map((some) => graph(some, false, false));
  assert.is(isMatch([part!, other!, whole!]), true);
  assert.is(isMatch([other!, part!]), false);
  assert.is(isMatch([]), undefined);
  const twins = [graph(shown.slice(1), true, false), graph(shown.slice(0, 2), false, false)];
  assert.is(evidenceOf(ran({ graphs: twins }), { directed: false }, pairs).directednessMismatch, true, "the first");
});

test("nodes count where they can be read; loops and repeats do not", () => {
  const shown = { node_seq: [10, 2, 1], edge_seq: [[10, 2]] };
  const declaredOk = (fields: Partial<Ran>) => evidenceOf(ran(fields), { directed: false }, shown).declaredOk;
  const declaredEdges = [["10", "2"]] as const; // sorted as text
  assert.is(declaredOk({ declaredEdges }), true);
  assert.is(declaredOk({ declaredEdges, declaredNodes: ["1", "10", "2"] }), true);
  assert.is(declaredOk({ declaredEdges, declaredNodes: ["10", "2"] }), false, "an isolated node is missing");
  assert.is(declaredOk({ declaredEdges: [...declaredEdges, ["1", "1"], ["10", "2"]] }), true);
  assert.is(declaredOk({ declaredNodes: ["1", "10", "2"] }), undefined);
});

test("an empty graph is like an empty one", () => {
  const shown = { node_seq: NODES, edge_seq: [] };
  const graphs = [graph([[0, 1]], false, false), graph([], false, false)];
  assert.is(evidenceOf(ran({ graphs, declaredEdges: [] }), { directed: false }, shown).graphMatch, true);
});

test.run();
