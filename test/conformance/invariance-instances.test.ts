import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawGraphqa } from "#benchmarks/invariance/instances/graphqa/draw-graphqa";
import { pythonJson } from "#benchmarks/invariance/instances/python-json";
import { studies } from "#benchmarks/invariance/variants/studies";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";
import { needsShared, shared } from "#test/needs";

const test = suite("serialization-invariance audit: instances and variants");
const DATA = "data/invariance";
const read = (name: string) => readFileSync(shared(`${DATA}/${name}`), "utf8");

needsShared(test, DATA)("the 700 GraphQA-style instances are the published ones, byte for byte", () => {
  const made = drawGraphqa().map((instance) => `${pythonJson(instance)}\n`);
  assert.is(made.length, 700);
  assert.ok(made.join("") === read("graphqa_instances.regenerated.jsonl"));
});

needsShared(test, DATA)("8,925 variants, as many of each task and axis as published, and every fixture", () => {
  const instances = drawGraphqa();
  const variants = instances.flatMap((instance) => variantsOf(instance, studies.graphqa));
  assert.is(variants.length, 8925);
  const taskOf = new Map(instances.map(({ id, task }) => [id, task]));
  const counts = new Map<string, { rows: number; instances: Set<string> }>();
  for (const { instance_id, axis } of variants) {
    const cell = `${taskOf.get(instance_id)} ${axis}`;
    const { rows, instances: mine } = counts.get(cell) ?? { rows: 0, instances: new Set() };
    counts.set(cell, { rows: rows + 1, instances: mine.add(instance_id) });
  }
  let compared = 0;
  for (const [, task, axis, published, rows] of read("graphqa_variant_counts.txt")
    .split("\n")
    .flatMap((line) =>
      [...line.matchAll(/'(\w+)': \((\d+), (\d+)/g)].map((cell) => [0, line.split(" ")[0], ...cell.slice(1)] as const),
    )) {
    const found = counts.get(`${task} ${axis}`);
    if (!found) continue;
    assert.equal([found.instances.size, found.rows], [Number(published), Number(rows)], `${task} ${axis}`);
    compared++;
  }
  assert.is(compared, 35);
  const byId = new Map(variants.map((variant) => [variant.variant_id, variant]));
  const fixtures = read("graphqa_variant_fixtures.jsonl").trim().split("\n");
  for (const line of fixtures) {
    const { vid, axis, lab, nodes, edges, structure, replicated, syntax } = JSON.parse(line);
    const { params, ...variant } = byId.get(vid) as Variant;
    assert.equal([variant.axis, variant.label_map, variant.node_seq, variant.edge_seq], [axis, lab, nodes, edges], vid);
    assert.equal([params.structure, params.replicated, params.syntax], [structure, replicated, syntax], vid);
  }
  assert.ok(fixtures.length >= 24);
});

test.run();
