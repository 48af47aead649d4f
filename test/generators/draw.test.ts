import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  drawInstance,
  drawPair,
  families,
  type Instance,
  numbers,
  ordersOf,
  type TaskName,
  tasks,
} from "#generators/index";
import { instanceId } from "#generators/instance-id";
import { UserError } from "#src/errors";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { topologicalOrder } from "#src/graph/topological-order";
import { transitivity } from "#src/graph/transitivity";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { instances, oracle, problem } from "#test/generators/items";

const test = suite("generators: drawing");

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) => items.filter(is).length / items.length;

/** The graph built again from its edges, which throws where they make none. */
function rebuilt({ order, directed, sources, targets, weights }: Graph): Graph {
  const edges = Array.from(sources, (u, e): Edge => (weights ? [u, targets[e]!, weights[e]!] : [u, targets[e]!]));
  return graph(order, edges, directed);
}

const isRight = ({ task, graph, query }: Instance) => {
  const words = { node: String, label: String, nodes: "nodes", number: String };
  const { check } = tasks[task] as (typeof tasks)["connectivity"];
  return check(graph, query as never, oracle(task, graph, query) as never, words).right;
};

test("any task, family, number range, order and seed: a graph of the wanted kind, or one line why not", () => {
  const usual = names(families).filter((name) => families[name].fits?.(128) === undefined || name === "caveman");
  const spec = fc.record({
    task: fc.constantFrom(...names(tasks)),
    family: fc.constantFrom(...usual),
    numbers: fc.constantFrom(...names(numbers)),
    order: fc.integer({ min: 3, max: 30 }),
    unreachable: fc.constantFrom(0, 0.1, 1),
    seed: fc.integer(),
  });
  const drawn = fc.property(spec, ({ seed, ...wanted }) => {
    try {
      const made = drawInstance({ ...wanted, size: [wanted.order, wanted.order] }, stream(seed));
      const { relation } = tasks[made.task];
      assert.is(made.graph.order, wanted.order);
      assert.equal(rebuilt(made.graph), made.graph);
      assert.is(made.graph.directed, relation === "precedence" || relation === "capacity");
      const weighted = relation === "distance" || relation === "capacity";
      assert.is(made.graph.weights !== undefined, weighted && made.graph.sources.length > 0);
      const { low, high } = numbers[wanted.numbers];
      assert.ok(
        (made.graph.weights ?? []).every((weight) => Number.isInteger(weight) && weight >= low && weight <= high),
      );
      if (relation === "precedence") assert.ok(topologicalOrder(made.graph));
      assert.ok(isRight(made));
    } catch (error) {
      assert.ok(error instanceof UserError && !error.message.includes("\n"), String(error));
    }
  });
  fc.assert(drawn, { seed: 7, numRuns: 400 });
});

test("item 417 is made without the others, in any order", () => {
  const spec = { task: "max-flow", size: [3, 9] } as const;
  const alone = problem(1, 417, spec);
  for (const item of [3, 418, 0]) problem(1, item, spec);
  assert.equal(problem(1, 417, spec), alone);
});

test("the bytes do not depend on the locale", () => {
  const script = `
    import { problem } from "#test/generators/items";
    const rows = ["incident", "friendship"].map((encoding) => problem(1, 5, { task: "shortest-path", numbers: "float" }, { encoding }).prompt);
    process.stdout.write(rows.join());`;
  const said = ["C", "tr_TR.UTF-8"].map((locale) => {
    const args = ["--conditions=@graphshift/source", "--import", "tsx", "--input-type=module", "-e", script];
    return spawnSync(process.execPath, args, { env: { ...process.env, LC_ALL: locale }, encoding: "utf8" }).stdout;
  });
  assert.ok(said[0]!.includes("km away"));
  assert.is(said[1], said[0]);
});

test("one in ten has no path or no flow, unless told otherwise", () => {
  const empty = (task: TaskName, unreachable?: number) => {
    const made = instances(2, 600, { task, ...(unreachable !== undefined && { unreachable }) });
    return share(made, ({ graph, query }) => {
      const answer = oracle(task, graph, query);
      return answer === "none" || answer === 0;
    });
  };
  for (const task of ["shortest-path", "max-flow"] as const) {
    const usual = empty(task);
    assert.ok(usual > 0.06 && usual < 0.14, `${task} ${usual}`);
    assert.is(empty(task, 0), 0);
    assert.is(empty(task, 1), 1);
  }
});

test("detours: the wanted share has a path of fewest edges that is not the lightest", () => {
  const rule = tasks["shortest-path"].shortcuts["the path of fewest edges"]!;
  const fooled = (detours: number) => {
    const made = instances(3, 400, {
      task: "shortest-path",
      family: "sparse",
      numbers: "digit",
      size: [4, 6],
      unreachable: 0,
      detours,
    });
    return share(made, ({ graph, query }) => {
      const [guess, best] = [rule(graph, query), oracle("shortest-path", graph, query)];
      return guess !== undefined && guess !== "none" && best !== "none" && guess.length > best.length;
    });
  };
  assert.is(fooled(1), 1);
  const most = fooled(0.7);
  assert.ok(most > 0.7 && most < 0.82, `${most}`);
});

test("bottlenecks: the wanted share has a least cut at neither end, and without the option nothing moves", () => {
  const rule = tasks["max-flow"].shortcuts["the lesser of out-capacity and in-capacity"]!;
  const spec = { task: "max-flow", family: "er", numbers: "int-small", size: [6, 12], unreachable: 0 } as const;
  const fooled = (bottlenecks: number) =>
    share(instances(3, 200, { ...spec, bottlenecks }), ({ graph, query }) => {
      const [guess, best] = [rule(graph, query), oracle("max-flow", graph, query)];
      return guess !== undefined && best > 0 && guess > best;
    });
  assert.is(fooled(1), 1);
  const half = fooled(0.5);
  assert.ok(half > 0.5 && half < 0.75, `${half}`);
  assert.throws(
    () => instances(3, 1, { ...spec, size: [3, 3], bottlenecks: 1 }),
    /expected a maximum flow question with a bottleneck inside/,
  );
});

test("precedences follow a random order: half of the edges lead to a higher number, whatever the density", () => {
  const made = instances(4, 300, { task: "topological-sort", size: "large" });
  const edges = made.flatMap(({ graph }) => Array.from(graph.sources, (u, e) => u < graph.targets[e]!));
  const upwards = share(edges, Boolean);
  assert.ok(Math.abs(upwards - 0.5) < 0.03, `${upwards}`);
  const size = ({ graph: { order, sources } }: Instance) => (2 * sources.length) / (order * (order - 1));
  const density = made.map(size).reduce((sum, part) => sum + part, 0) / made.length;
  assert.ok(density > 0.36 && density < 0.44, `${density}`);
});

test("capacities: one edge in four of the family's graph runs both ways", () => {
  for (const { graph } of instances(5, 100, { task: "max-flow", size: "large", family: "ba" })) {
    const arcs = new Set(Array.from(graph.sources, (u, e) => `${u}>${graph.targets[e]}`));
    const both = [...arcs].filter((arc) => arcs.has(arc.split(">").toReversed().join(">"))).length / 2;
    assert.is(both, Math.floor((arcs.size - both) / 4));
  }
});

test("pairs in transitivity: equal order and edges, .2 apart, the same pair whichever is asked for", () => {
  for (const task of names(tasks)) {
    for (const family of ["er", "ba", "sbm", "small-world"] as const) {
      for (let item = 0; item < 12; item++) {
        const spec = { task, family, numbers: "int-small", size: item % 2 ? "small" : "large" } as const;
        const { low, high } = drawPair(spec, stream(6, task, family, item));
        assert.is(low.graph.order, high.graph.order);
        assert.is(low.graph.sources.length, high.graph.sources.length);
        const gap = transitivity(high.graph) - transitivity(low.graph);
        assert.ok(gap >= 0.2, `${task} ${family} ${item}: ${gap}`);
        const one = (level: "low" | "high") =>
          drawInstance({ ...spec, transitivity: level }, stream(6, task, family, item));
        assert.equal([one("low"), one("high")], [low, high]);
        assert.equal([low.facets.level, high.facets.level], ["low", "high"]);
      }
    }
  }
});

test("an exact order decides the number of nodes, and facets say what was drawn", () => {
  const made = drawInstance({ task: "max-flow", family: "ba", numbers: "float", size: "large", order: 13 }, stream(7));
  const { edges, ...facets } = made.facets;
  assert.equal(facets, { family: "ba", size: "large", order: 13, numbers: "float" });
  assert.is(edges, made.graph.sources.length);
});

test("the id is the instance's, not its edge list's: order and direction of undirected edges do not matter", () => {
  const id = (edges: Edge[], directed = false, range: "int-small" | "float" = "int-small") =>
    instanceId("max-flow", graph(4, edges, directed), { source: 0, target: 3 }, range);
  const one = id([
    [0, 1, 2],
    [1, 3, 4],
  ]);
  assert.match(one, /^[0-9a-f]{16}$/);
  assert.is(
    id([
      [3, 1, 4],
      [1, 0, 2],
    ]),
    one,
  );
  assert.is.not(
    id([
      [0, 1, 2],
      [1, 3, 5],
    ]),
    one,
  );
  assert.is.not(
    id(
      [
        [0, 1, 2],
        [1, 3, 4],
      ],
      false,
      "float",
    ),
    one,
  );
  const ways: Edge[][] = [
    [
      [0, 1, 2],
      [1, 3, 4],
    ],
    [
      [1, 0, 2],
      [1, 3, 4],
    ],
    [
      [0, 1, 2],
      [3, 1, 4],
    ],
  ];
  assert.is(new Set([one, ...ways.map((arcs) => id(arcs, true))]).size, 4);
});

test("what a family cannot give is refused in one line", () => {
  const draw = (spec: object) => () =>
    drawInstance({ task: "shortest-path", family: "tree", numbers: "digit", size: [4, 6], ...spec }, stream(8));
  const line = (part: string) => (error: Error) => error instanceof UserError && error.message.includes(part);
  assert.throws(draw({ detours: 1 }), line("with a detour"));
  assert.throws(draw({ family: "karate-club" }), line("size: expected"));
  assert.throws(draw({ order: 1 }), line("size: expected"));
  assert.throws(draw({ size: "tiny" }), line('unknown size "tiny"; known: large, small'));
  assert.throws(draw({ family: "complete", transitivity: "low" }), line("apart in transitivity"));
});

test("families that are always connected still give questions without a path", () => {
  for (const family of ["tree", "complete", "karate-club", "connected-caveman", "small-world"] as const) {
    const [order] = ordersOf(families[family], [5, 34]);
    const made = drawInstance(
      { task: "shortest-path", family, numbers: "digit", size: [order!, 34], unreachable: 1 },
      stream(9),
    );
    assert.is(oracle("shortest-path", made.graph, made.query), "none");
  }
});

test.run();
