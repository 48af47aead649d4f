import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { realWorldSets } from "#generators/real-world/index";
import { isIntact, readManifest, writeSplits } from "#splits/index";
import { patterns } from "#splits/patterns/index";
import { transitivity } from "#src/graph/transitivity";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { readLines } from "#src/jsonl";
import { names } from "#src/pick";
import { inScratch } from "#test/scratch";
import { contents, problemsOf } from "#test/splits/folder";

const test = suite("splits/write-splits");
const small = { seed: 7, train: 24, test: 16 };

for (const pattern of names(patterns)) {
  test(`${pattern}: every file as the manifest says, a clean certificate, and the same bytes again`, () => {
    inScratch((dir) => {
      const out = join(dir, "one");
      const manifest = writeSplits({ pattern, ...small, out });
      assert.equal(readManifest(out), JSON.parse(JSON.stringify(manifest)));
      const written = contents(out);
      assert.equal([...written.keys()].sort(), [...manifest.files.map(({ path }) => path), "manifest.json"].sort());
      for (const { path, rows, sha256: hash, split, kind, quota, task } of manifest.files) {
        assert.is(sha256(written.get(path)!), hash);
        assert.is(readLines(join(out, path)).length, rows);
        assert.is(rows, small[split]);
        const got = Object.values(quota ?? {}).reduce((sum, one) => sum + one.got, 0);
        assert.is(got, kind === "problems" && !(task in realWorldSets) ? rows : 0);
      }
      const { clean, equal, isomorphic, pretraining, repeated } = manifest.certificate;
      assert.equal([clean, equal, isomorphic, pretraining, repeated], [true, 0, 0, 0, 0]);
      writeSplits({ pattern, ...small, out: join(dir, "two") });
      assert.equal(contents(join(dir, "two")), written);
    });
  });
}

test("splits are intact until a file is changed or missing", () => {
  inScratch((out) => {
    assert.not(isIntact(out));
    const { files } = writeSplits({ pattern: "semantic", ...small, tasks: ["connectivity"], out });
    assert.ok(isIntact(out));
    const [changed, missing] = files.map(({ path }) => join(out, path));
    const before = readFileSync(changed!);
    appendFileSync(changed!, "\n");
    assert.not(isIntact(out));
    writeFileSync(changed!, before);
    assert.ok(isIntact(out));
    rmSync(missing!);
    assert.not(isIntact(out));
  });
});

test("another seed, other instances", () => {
  inScratch((dir) => {
    const options = { pattern: "numerical", ...small, tasks: ["max-flow"], settings: ["float"] };
    const ids = [1, 2].map((seed) => {
      const out = join(dir, String(seed));
      const manifest = writeSplits({ ...options, seed, out });
      return problemsOf(out, manifest, "max-flow", "float", "test").map(({ instance }) => instance);
    });
    assert.is(ids[0]!.filter((id) => ids[1]!.includes(id)).length, 0);
  });
});

test("conversations have `messages` alone and say what the problems say", () => {
  inScratch((out) => {
    const manifest = writeSplits({ pattern: "reasoning", ...small, out });
    for (const file of manifest.files.filter(({ kind }) => kind === "chat")) {
      const problems = problemsOf(out, manifest, file.task, file.setting, "train");
      const wanted = problems.map(({ prompt, target }) => ({
        messages: [
          { role: "user", content: prompt },
          { role: "assistant", content: target },
        ],
      }));
      assert.equal(readLines(join(out, file.path)), wanted);
    }
  });
});

test("semantic: the encodings share instances in order, and the certificate says so", () => {
  inScratch((out) => {
    const manifest = writeSplits({ pattern: "semantic", ...small, out });
    const encodings = ["adjacency", "incident", "expert", "friendship"];
    for (const split of ["train", "test"] as const) {
      const [first, ...others] = encodings.map((name) => problemsOf(out, manifest, "connectivity", name, split));
      for (const other of others) {
        assert.equal(
          other.map(({ instance }) => instance),
          first!.map(({ instance }) => instance),
        );
        assert.is(other.filter(({ prompt }, i) => prompt === first![i]!.prompt).length, 0);
      }
      const files = encodings.map((name) => `connectivity/${name}.${split}.jsonl`);
      assert.ok(manifest.certificate.paired.some((group) => canonical(group) === canonical(files)));
    }
    assert.is(manifest.certificate.paired.length, 4);
  });
});

test("transitivity: row i of low and of high is a pair of equal order and size, .2 or more apart", () => {
  inScratch((out) => {
    const manifest = writeSplits({ pattern: "structural", settings: ["transitivity"], ...small, out });
    for (const task of ["shortest-path", "topological-sort"]) {
      const low = problemsOf(out, manifest, task, "transitivity-low", "train");
      const high = problemsOf(out, manifest, task, "transitivity-high", "train");
      low.forEach((problem, i) => {
        assert.is(problem.graph.order, high[i]!.graph.order);
        assert.is(problem.graph.sources.length, high[i]!.graph.sources.length);
        assert.ok(transitivity(high[i]!.graph) - transitivity(problem.graph) >= 0.2);
      });
    }
  });
});

test("answers are balanced to the row, and baselines are what a recount gives", () => {
  inScratch((out) => {
    const manifest = writeSplits({ pattern: "reasoning", seed: 3, train: 40, test: 60, out });
    const yes = problemsOf(out, manifest, "connectivity", "connectivity", "test").filter(
      ({ answer }) => answer === true,
    );
    assert.is(yes.length, 30);
    const routes = problemsOf(out, manifest, "shortest-path", "shortest-path", "test");
    assert.is(routes.filter(({ answer }) => answer === "none").length, 6);
    const flows = problemsOf(out, manifest, "max-flow", "max-flow", "test");
    assert.is(flows.filter(({ answer }) => answer === 0).length, 6);
    const baselinesOf = (path: string) => manifest.files.find((file) => file.path === path)!.baselines!;
    const connectivity = baselinesOf("connectivity/connectivity.test.jsonl");
    assert.is(connectivity.majority, 0.5);
    const rule = problemsOf(out, manifest, "connectivity", "connectivity", "test").filter((problem) => {
      const { source, target } = problem.query as { source: number; target: number };
      const [sources, targets] = [[...problem.graph.sources], [...problem.graph.targets]];
      const joined = sources.some((u, e) => [u, targets[e]].includes(source) && [u, targets[e]].includes(target));
      return joined === problem.answer;
    });
    assert.is(connectivity["an edge joins them"], rule.length / 60);
    assert.is(baselinesOf("shortest-path/shortest-path.test.jsonl").majority, 0.1);
  });
});

test("problem options reach every problem", () => {
  inScratch((out) => {
    const problems = {
      family: "tree",
      size: [4, 6],
      numbers: "digit",
      reasoning: "none",
      format: "free",
      unreachable: 0,
    } as const;
    const manifest = writeSplits({ pattern: "semantic", tasks: ["shortest-path"], ...small, problems, out });
    const rows = problemsOf(out, manifest, "shortest-path", "expert", "train");
    assert.ok(
      rows.every(({ graph }) => graph.sources.length === graph.order - 1 && graph.order >= 4 && graph.order <= 6),
    );
    assert.ok(
      rows.every(({ format, numbers, answer }) => format === "free" && numbers === "digit" && answer !== "none"),
    );
    assert.equal(manifest.files[0]!.facets, { family: "tree", numbers: "digit", size: "4-6" });
  });
});

test("mistakes are told in one line", () => {
  inScratch((out) => {
    const good = { pattern: "numerical", ...small, out };
    const fails = (options: object, message: RegExp) => {
      assert.throws(
        () => writeSplits({ ...good, ...options }),
        (error: Error) => error.name === "UserError" && message.test(error.message) && !error.message.includes("\n"),
      );
    };
    fails(
      { pattern: "spectral" },
      /unknown pattern "spectral"; known: numerical, real-world, reasoning, semantic, serialization, structural/,
    );
    fails({ tasks: ["colouring"] }, /unknown task "colouring"; known: connectivity, /);
    fails({ settings: ["int-huge"] }, /unknown setting "int-huge"; known: float, int-large, int-small, numbers/);
    fails(
      { pattern: "reasoning", tasks: ["connectivity"], settings: ["max-flow"] },
      /that go together, got connectivity, max-flow/,
    );
    fails({ problems: { numbers: "float" } }, /problems.numbers: the numbers settings differ in it/);
    fails({ problems: { family: "bush" } }, /unknown family "bush"/);
    fails({ problems: { reasoning: "guess" } }, /unknown reasoning "guess"/);
    fails({ problems: { size: [9, 4] } }, /size: expected/);
    fails({ problems: { unreachable: 2 } }, /unreachable: expected a share from 0 to 1, got 2/);
    fails({ seed: 1.5 }, /seed: expected a whole number of 0 or more, got 1.5/);
    fails({ train: -1 }, /train: expected/);
    fails({ train: 0, test: 0 }, /expected rows for one of them/);
    fails({ pattern: "semantic", problems: { names: 5, size: [4, 6] } }, /friendship: expected at most 5 nodes.*got 6/);
    fails({ pattern: "semantic", problems: { size: [4, 400] } }, /friendship: expected at most 60 nodes/);
    fails({ pattern: "semantic", problems: { names: 61 } }, /names: expected at most 60, got 61/);
    assert.equal([...contents(out).keys()], [], "nothing is written");
    mkdirSync(out, { recursive: true });
    writeSplits({ ...good, tasks: ["max-flow"], train: 4, test: 4 });
    const manifest = readFileSync(join(out, "manifest.json"), "utf8");
    fails({ tasks: ["max-flow"], train: 5, test: 4 }, /expected a new folder or these very splits/);
    assert.is(readFileSync(join(out, "manifest.json"), "utf8"), manifest);
  });
});

test.run();
