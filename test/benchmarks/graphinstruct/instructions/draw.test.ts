import { suite } from "uvu";
import * as assert from "uvu/assert";
import { check, factsOf, parseConstraints, type Rules } from "#benchmarks/graphinstruct/constraints/index";
import { readGraph } from "#benchmarks/graphinstruct/format/index";
import { drawInstructions, type Instruction } from "#benchmarks/graphinstruct/instructions/index";
import { sizeOrders } from "#benchmarks/graphinstruct/instructions/size-orders";
import { templates } from "#benchmarks/graphinstruct/instructions/templates/index";
import { canonicalForm } from "#src/graph/canonical-form";
import { groupBy } from "#src/group-by";
import { saidIn } from "#test/benchmarks/graphinstruct/instructions/said-in";

const test = suite("graphinstruct instructions: drawn");
const drawn = drawInstructions({ seed: 11, count: 40 });
const feasible = drawn.filter((instruction) => instruction.feasible);

function written(text: string, rules: Rules) {
  const reading = readGraph(text, rules === "compat" ? "compat" : "strict");
  if (reading.kind !== "graph") throw new Error(`${reading.kind}: ${text.slice(0, 80)}`);
  return reading.written;
}

function order({ base, references, explicit }: Instruction): number {
  const text = base ?? references[0];
  if (text !== undefined) return written(text, "sound").ids.length;
  return Number(explicit.find((each) => each.startsWith("num_nodes="))!.slice("num_nodes=".length));
}

test("each feasible one has two references that satisfy all that is asked and follows, as released and soundly", () => {
  for (const { id, explicit, implicit, references } of feasible) {
    assert.is(references.length, 2, id);
    for (const rules of ["compat", "sound"] as const) {
      for (const text of references) {
        const facts = factsOf(written(text, rules));
        for (const constraint of parseConstraints([...explicit, ...implicit])) {
          assert.is(check(constraint, facts, rules).satisfied, true, `${id} ${rules}: ${constraint.text}`);
        }
      }
    }
  }
});

test("the words say the explicit constraints and no others", () => {
  for (const { id, text, explicit } of drawn) {
    const checked = explicit.filter((each) => !each.startsWith("task_type="));
    assert.equal(saidIn(text), checked.toSorted(), `${id}: ${text}`);
  }
});

test("an instruction depends on seed, level and place alone", () => {
  const few = drawInstructions({ seed: 11, count: { 1: 3, 4: 2 } });
  const first = (level: number, count: number) => drawn.filter((each) => each.level === level).slice(0, count);
  assert.equal(few, [...first(1, 3), ...first(4, 2)]);
  assert.equal(drawInstructions({ seed: 11, count: 3, levels: [1] }), first(1, 3));
  assert.not.equal(drawInstructions({ seed: 12, count: 3, levels: [1] }), first(1, 3));
});

test("sizes and templates take turns, and a size is what it says", () => {
  for (const [level, some] of groupBy(drawn, (each) => each.level)) {
    const sizes = [...groupBy(some, (each) => each.sizes.join()).values()].map((each) => each.length);
    assert.is(sizes.length, 3);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 8, `level ${level}: ${sizes.join()}`);
    const kinds = groupBy(some, (each) => each.template).size;
    assert.ok(kinds >= Math.min(Object.keys(templates[level]).length, 36), `level ${level}: ${kinds} templates`);
  }
  for (const instruction of drawn) {
    const [low, high] = sizeOrders[instruction.sizes[0]!];
    assert.ok(order(instruction) >= low && order(instruction) <= high, instruction.id);
  }
});

test("there are forty templates and more, and no two have one name", () => {
  const names = Object.values(templates).flatMap((some) => Object.keys(some));
  assert.ok(names.length >= 40);
  assert.is(new Set(names).size, names.length);
});

test("one in ten of level 2 is infeasible, without references, and says why", () => {
  const not = drawn.filter((instruction) => !instruction.feasible);
  assert.equal(
    not.map(({ id }) => id),
    [10, 20, 30, 40].map((i) => `G2-0000${i}`),
  );
  for (const { references, proof, template } of not) {
    assert.equal(references, []);
    assert.ok(proof && proof.length > 20, template);
  }
  assert.is(new Set(not.map(({ template }) => template)).size, 4);
});

test("constraints are as many as the level asks for, and the two references of level 3 are different graphs", () => {
  const most: Readonly<Record<number, readonly [number, number]>> = {
    0: [1, 3],
    1: [2, 5],
    2: [3, 6],
    3: [6, 7],
    4: [4, 7],
  };
  for (const { id, level, explicit, references } of drawn) {
    const [low, high] = most[level] ?? [3, 7];
    assert.ok(explicit.length >= low && explicit.length <= high, `${id}: ${explicit.join(", ")}`);
    if (level !== 3) continue;
    const [one, other] = references.map((text) => canonicalForm(written(text, "sound").graph));
    assert.is.not(one, other, id);
  }
});

test("references of level 4 carry a label for each node and the meaning of the edges", () => {
  const domains = new Set<string>();
  for (const { domain, references, id } of drawn.filter(({ level }) => level === 4)) {
    domains.add(domain!);
    for (const text of references) {
      const { ids, nodeAttributes, properties } = written(text, "sound");
      const labels = ids.map((_, u) => nodeAttributes.get(u)?.get("label"));
      assert.ok(
        labels.every((label) => label?.kind === "text"),
        id,
      );
      assert.is(new Set(labels.map((label) => (label?.kind === "text" ? label.value : ""))).size, ids.length);
      assert.is(properties.get("edge_type")?.kind, "text");
    }
  }
  assert.is(domains.size, 8);
});

test.run();
