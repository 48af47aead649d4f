import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Answer } from "#benchmarks/invariance/answers/answer";
import { isRight } from "#benchmarks/invariance/answers/is-right";
import { armName, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { canonicallyLabelled } from "#benchmarks/invariance/canonical/canonically-labelled";
import type { ErdosTaskName } from "#benchmarks/invariance/instances/erdos/tasks";
import { truthOf } from "#benchmarks/invariance/instances/erdos/truth-of";
import { drawGraphqa } from "#benchmarks/invariance/instances/graphqa/draw-graphqa";
import { readInstances } from "#benchmarks/invariance/instances/read-instances";
import { samples } from "#benchmarks/invariance/instances/samples";
import { put } from "#benchmarks/invariance/prompts/put";
import { pilotStudies, studies } from "#benchmarks/invariance/variants/studies";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";
import { needsShared, shared } from "#test/needs";

const test = suite("serialization-invariance audit: prompts, canonical labels and readers");
const DATA = "data/invariance";
const instances = drawGraphqa();
const forms = instances.flatMap((instance) =>
  variantsOf(instance, studies.graphqa).map((variant) => ({ instance, variant })),
);

needsShared(test, DATA)(
  "8,160 distinct prompts an arm of text, 231 of graph-as-code, and as many in each task and axis as published",
  () => {
    const published = [
      ...readFileSync(shared(`${DATA}/graphqa_variant_counts.txt`), "utf8").matchAll(/^(\w+) (\{.*\})$/gm),
    ].flatMap(([, task, axes]) =>
      [...axes!.matchAll(/'(\w+)': \(\d+, \d+, (\d+), (\d+)\)/g)].map(([, axis, text, injected]) => ({
        cell: `${task} ${axis}`,
        text: Number(text),
        injected: Number(injected),
      })),
    );
    assert.is(published.length, 35);
    for (const arm of PUBLISHED_ARMS) {
      const isInjected = arm.mode === "graph_as_code";
      for (const saysUndirected of isInjected ? [false, true] : [true]) {
        const all = new Set<string>();
        const cells = new Map<string, Set<string>>(published.map(({ cell }) => [cell, new Set()]));
        for (const { instance, variant } of forms) {
          const { hash } = put(instance, variant, arm, { saysUndirected });
          all.add(hash);
          cells.get(`${instance.task} ${variant.axis}`)!.add(hash);
        }
        assert.is(all.size, isInjected ? 231 : 8160, armName(arm));
        for (const { cell, text, injected } of published) {
          assert.is(cells.get(cell)!.size, isInjected ? injected : text, `${armName(arm)} ${cell}`);
        }
      }
    }
  },
);

test("all 2,799 relabelled and 1,926 reordered forms of an instance collapse to one canonical prompt", () => {
  const counts = { relabel: 0, order: 0 };
  const prompts = new Map<string, Set<string>>(instances.map(({ id }) => [id, new Set()]));
  for (const { instance, variant } of forms) {
    if (variant.axis !== "relabel" && variant.axis !== "order") continue;
    counts[variant.axis]++;
    prompts.get(instance.id)!.add(put(instance, canonicallyLabelled(instance, variant), { mode: "direct" }).hash);
  }
  assert.equal(counts, { relabel: 2799, order: 1926 });
  for (const [id, distinct] of prompts) assert.is(distinct.size, 1, id);
});

needsShared(test, DATA)("the published instances are read as they are drawn", () => {
  assert.equal(readInstances(shared(`${DATA}/graphqa_instances.regenerated.jsonl`)), instances);
});

needsShared(test, DATA)("the truths of the eight published Erdős instances are worked out again", () => {
  const rows = readInstances(shared(`${DATA}/erdos_instances.sample.jsonl`));
  assert.is(rows.length, 8);
  for (const row of rows) {
    const truth = truthOf(row, row.task as ErdosTaskName);
    assert.ok(isRight(truth as Answer, row), row.id);
    if (row.answer_type !== "path") assert.equal(truth, row.ground_truth, row.id);
  }
});

test("the study's own sample of GraphQA is what is drawn unless told otherwise", () => {
  assert.equal(drawGraphqa(samples.graphqa.count, 0, samples.graphqa.tasks), instances);
});

test("the pilot has seven forms of each instance: 84 of twelve", () => {
  const { count, tasks } = samples["graphqa-pilot"];
  const pilot = drawGraphqa(count, 0, tasks).flatMap((instance) => variantsOf(instance, pilotStudies.graphqa));
  assert.is(pilot.length, 84);
});

test.run();
