import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawGlass } from "#benchmarks/decision/rq3/cut/draw-glass";
import { drawSpreading } from "#benchmarks/decision/rq3/influence/draw-spreading";
import { type GenerateOptions, generate } from "#benchmarks/decision/rq3/instances/generate";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { UserError } from "#src/errors";
import { stream } from "#src/rng";

const test = suite("generated sequential instances");
const gather = async (task: string, options: Partial<GenerateOptions>): Promise<Posed[]> => {
  const posed: Posed[] = [];
  for await (const one of generate(task, { count: 2, order: 9, seed: 4, seconds: 10, ...options })) posed.push(one);
  return posed;
};
const shape = (posed: Posed) => ({ id: posed.id, reference: posed.reference, drawn: posed.draw([]) });

for (const task of ["tsp", "maxcut", "lt", "modularity"]) {
  test(`${task}: in any number, the same for the same seed, with a reference that its own solution reaches`, async () => {
    const posed = await gather(task, {});
    assert.is(posed.length, 2);
    assert.equal((await gather(task, { count: 1 })).map(shape), [shape(posed[0]!)]);
    assert.not.equal(shape((await gather(task, { count: 1, seed: 5 }))[0]!).drawn, shape(posed[0]!).drawn);
    for (const one of posed) {
      assert.is(one.nodes, 9);
      assert.ok(["certified", "exhaustive"].includes(one.reference.kind));
      assert.is(one.gap(one.value(one.reference.actions!)), 0);
      for (const rule of one.rules) assert.ok(one.gap(one.value(one.byRule(rule))) >= 0);
      for (const control of one.controls) assert.ok(one.gap(one.byControl(control)) >= 0);
    }
  });
}

test("the smallest are there too, and gaps are numbers", async () => {
  for (const task of ["tsp", "maxcut", "lt", "modularity"]) {
    // The fourth of these divisions would have no edges, and so no modularity.
    for (const one of await gather(task, { order: 3, count: 4 })) {
      for (const rule of one.rules) assert.ok(Number.isFinite(one.gap(one.value(one.byRule(rule)))), one.id);
    }
  }
});

test("a glass has half of its weights each way, and every node in its lattice", () => {
  for (const order of [3, 4, 8, 18, 20, 64, 125]) {
    const { graph } = drawGlass(stream(order), order, "g");
    const sum = graph.weights!.reduce((a, b) => a + b, 0);
    assert.ok(sum === 0 || sum === 1, `${sum}`);
    assert.equal(new Set([...graph.sources, ...graph.targets]).size, order);
    if (order === 125) assert.is(graph.sources.length, 375);
  }
});

test("in a spreading graph each node hears one to eight others", () => {
  for (const order of [3, 9, 50]) {
    const { graph } = drawSpreading(stream(order), order, "s");
    const heard = new Int32Array(order);
    for (const node of graph.targets) heard[node]!++;
    assert.ok(heard.every((count) => count <= 8));
    assert.ok(graph.sources.length > 0);
  }
});

test("what cannot be generated is a mistake of the user", async () => {
  for (const [task, options] of [
    ["chess", {}],
    ["tsp", { order: 2 }],
    ["tsp", { order: 1001 }],
    ["tsp", { order: 4.5 }],
  ] as const) {
    try {
      await gather(task, options);
    } catch (error) {
      assert.instance(error, UserError);
      continue;
    }
    assert.unreachable(task);
  }
});

test.run();
