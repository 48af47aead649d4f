import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canonicallyLabelled } from "#benchmarks/invariance/canonical/canonically-labelled";
import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { studies } from "#benchmarks/invariance/variants/studies";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";

const test = suite("serialization-invariance audit: canonical labels");

const instances = drawErdosStyle(4, 3);
/** What a prompt can be made of. */
const shown = ({ query_args }: Instance, { label_map, node_seq, edge_seq }: Variant) =>
  JSON.stringify([node_seq, edge_seq, Object.entries(query_args).map(([role, label]) => [role, label_map[label]])]);
const labelledForms = (instance: Instance) =>
  variantsOf(instance, studies.erdos)
    .filter(({ axis }) => axis === "relabel" || axis === "order")
    .map((variant) => canonicallyLabelled(instance, variant));

test("relabelled and reordered forms become one", () => {
  for (const instance of instances) {
    const all = new Set(labelledForms(instance).map((variant) => shown(instance, variant)));
    assert.is(all.size, 1, instance.id);
  }
});

test("the label map leads from the instance's labels to those that are shown, edge for edge", () => {
  for (const instance of instances) {
    const key = (u: number, v: number) => (instance.directed || u < v ? `${u} ${v}` : `${v} ${u}`);
    for (const { label_map, edge_seq, node_seq } of labelledForms(instance)) {
      assert.equal(node_seq, instance.nodes, "labels of the instance's own range");
      const mapped = instance.edges.map(([u, v]) => key(label_map[u!]!, label_map[v!]!));
      assert.equal(mapped.sort(), edge_seq.map(([u, v]) => key(u!, v!)).sort());
      if (!instance.directed)
        assert.ok(
          edge_seq.every(([u, v]) => u! < v!),
          "the lower end first",
        );
      assert.equal(
        edge_seq,
        edge_seq.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!),
      );
    }
  }
});

test("who is asked about whom, and weights, are kept apart", () => {
  const path = {
    ...instances[0]!,
    directed: false,
    weighted: true,
    nodes: [1, 2, 3],
    edges: [
      [1, 2, 5],
      [2, 3, 6],
    ],
    query_args: { u: 1, v: 2 },
  };
  const text = (instance: Instance) =>
    shown(instance, canonicallyLabelled(instance, variantsOf(instance, studies.erdos)[0]!));
  const turned = { ...path, query_args: { u: 2, v: 1 } };
  const mirrored = {
    ...path,
    edges: [
      [3, 2, 5],
      [2, 1, 6],
    ],
    query_args: { u: 3, v: 2 },
  };
  const heavier = {
    ...path,
    edges: [
      [1, 2, 6],
      [2, 3, 5],
    ],
  };
  assert.is(text(mirrored), text(path));
  assert.is.not(text(turned), text(path));
  assert.is.not(text(heavier), text(path));
});

test("a graph that takes too long is refused, not labelled by guess", () => {
  const nodes = [0, 1, 2, 3, 4, 5, 6];
  const ring = { ...instances[0]!, directed: false, nodes, edges: nodes.map((u) => [u, (u + 1) % 7]), query_args: {} };
  const [variant] = variantsOf(ring, studies.erdos);
  assert.is(canonicallyLabelled(ring, variant!).edge_seq.length, 7);
  assert.throws(() => canonicallyLabelled(ring, variant!, 1), /within 1 partitions of its nodes, got a harder one/);
  const many = { ...ring, nodes: Array.from({ length: 2001 }, (_, node) => node) };
  assert.throws(() => canonicallyLabelled(many, variantsOf(many, studies.erdos)[0]!), /got a harder one; leave it out/);
});

test.run();
