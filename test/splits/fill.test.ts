import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawInstance } from "#generators/draw";
import { formOf, sideOf } from "#splits/form";
import { settingsOf, writeSplits } from "#splits/index";
import { patterns } from "#splits/patterns/index";
import { isomorphism } from "#src/graph/isomorphism";
import { stream } from "#src/rng";
import { inScratch } from "#test/scratch";
import { contents, problemsOf } from "#test/splits/folder";

const test = suite("splits/fill");

test("sizes with too few classes are capped, and the rest goes to larger ones", () => {
  inScratch((out) => {
    const options = { pattern: "structural", settings: ["size-small"], tasks: ["topological-sort"] };
    const manifest = writeSplits({ ...options, seed: 1, train: 160, test: 160, out });
    const [train, test] = manifest.files.filter(({ kind }) => kind === "problems").map(({ quota }) => quota!);
    assert.equal([train!["3"]!.exist, train!["4"]!.exist, train!["5"]!.exist], [6, undefined, undefined]);
    assert.ok(train!["3"]!.got + test!["3"]!.got <= 6);
    for (const quota of [train!, test!]) {
      assert.equal(
        Object.values(quota).map(({ asked }) => asked),
        new Array(8).fill(20),
      );
      assert.ok(quota["3"]!.got < 6);
      assert.ok(quota["10"]!.got > 20);
    }
    const rows = problemsOf(out, manifest, "topological-sort", "size-small", "train");
    rows.forEach((a, i) => {
      for (const b of rows.slice(0, i)) assert.is(isomorphism(a.graph, b.graph), undefined);
    });
  });
});

test("a cell that can't be filled says how many exist, and leaves nothing behind", () => {
  inScratch((dir) => {
    const out = join(dir, "none");
    const options = {
      pattern: "reasoning",
      tasks: ["topological-sort"],
      problems: { size: [3, 4] } as const,
      seed: 0,
      out,
    };
    assert.throws(
      () => writeSplits({ ...options, train: 100, test: 100 }),
      /topological-sort topological-sort: expected 100 train instances, but only \d+ distinct exist for it in graphs of 3-4 nodes; ask for fewer/,
    );
    assert.equal([...contents(dir).keys()], []);
    assert.is(writeSplits({ ...options, train: 8, test: 8 }).certificate.clean, true);
  });
});

test("nothing that can't be drawn is searched for ever", () => {
  inScratch((out) => {
    const problems = { size: [2, 2], detours: 1, unreachable: 0 } as const;
    const options = { pattern: "reasoning", tasks: ["shortest-path"], problems, seed: 0, train: 1, test: 1, out };
    assert.throws(() => writeSplits(options), /only 0 distinct exist/);
  });
});

test("an item is drawn without those before it, and asking for more rows keeps the others", () => {
  const [setting] = settingsOf(patterns.numerical, { tasks: ["max-flow"], settings: ["float"] });
  const draws = Array.from({ length: 20 }, (_, attempt) => {
    const rng = stream(7, "numerical", "max-flow", "float", 12, 0, attempt);
    return drawInstance({ ...setting!.spec, order: 12, unreachable: 0 }, rng);
  });
  const first = draws.find((instance) => sideOf(formOf(instance), 0.5) === "train")!;
  const instances = (count: number) =>
    inScratch((out) => {
      const options = {
        pattern: "numerical",
        tasks: ["max-flow"],
        settings: ["float"],
        seed: 7,
        train: count,
        test: count,
        out,
      };
      return problemsOf(out, writeSplits(options), "max-flow", "float", "train").map(({ instance }) => instance);
    });
  const many = instances(92);
  const few = instances(46);
  assert.equal(
    few.filter((instance) => !many.includes(instance)),
    [],
  );
  assert.ok(many.includes(first.id), "the first draw at 12 nodes whose class is on the training side");
});

test("graphs of the base's pre-training are kept out of tests", () => {
  inScratch((dir) => {
    const options = {
      pattern: "semantic",
      tasks: ["shortest-path"],
      settings: ["incident"],
      seed: 2,
      train: 4,
      test: 40,
    };
    const problems = { size: [3, 4], numbers: "digit" } as const;
    const first = writeSplits({ ...options, problems, out: join(dir, "a") });
    const before = problemsOf(join(dir, "a"), first, "shortest-path", "incident", "test");
    const pretraining = before.map(({ graph }) => graph);
    const second = writeSplits({ ...options, problems, out: join(dir, "b"), pretraining });
    const after = problemsOf(join(dir, "b"), second, "shortest-path", "incident", "test");
    for (const { graph } of after) assert.not.ok(pretraining.some((other) => isomorphism(graph, other)));
    assert.is(second.certificate.pretraining, 0);
    assert.match(second.certificate.method, /\b[1-9]\d* pre-training graphs/);
  });
});

test.run();
