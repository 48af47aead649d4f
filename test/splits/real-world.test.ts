import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRealWorld } from "#generators/question";
import { realWorldSets } from "#generators/real-world/index";
import type { RealWorldItem } from "#generators/real-world/item";
import { certify, type Manifest, readQuestions, type SplitOptions, writeSplits } from "#splits/index";
import { sha256 } from "#src/hash";
import { formatLines } from "#src/jsonl";
import { names } from "#src/pick";
import { crosswordRow, strategyRow } from "#test/generators/real-world-rows";
import { inScratch } from "#test/scratch";
import { contents } from "#test/splits/folder";

const test = suite("splits/real-world");
const plan = { pattern: "real-world", seed: 2, train: 8, test: 8 };

/** Writes splits of a folder of StrategyQA questions. */
function written<Result>(
  questions: readonly string[],
  options: Partial<SplitOptions>,
  use: (out: string, manifest: Manifest) => Result,
): Result {
  return inScratch((dir) => {
    mkdirSync(join(dir, "data", "strategyqa"), { recursive: true });
    const rows = questions.map((question, i) => strategyRow(question, i % 2 === 0));
    writeFileSync(join(dir, "data", "strategyqa", "train.json"), JSON.stringify(rows));
    const out = join(dir, "out");
    return use(out, writeSplits({ ...plan, settings: ["strategyqa"], data: join(dir, "data"), out, ...options }));
  });
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Is ${i} a nice number?`);

function itemsOf(out: string, split: "train" | "test"): RealWorldItem[] {
  return readQuestions(join(out, "strategyqa", `strategyqa.${split}.jsonl`)).filter(isRealWorld);
}

test("four sets, each tested, trained on, and related to a pair of tasks", () => {
  inScratch((out) => {
    const { files, options } = writeSplits({ ...plan, out });
    const of = (split: string) =>
      files
        .filter((file) => file.kind === "problems" && file.split === split)
        .map(({ task, setting }) => [task, setting]);
    const sets = names(realWorldSets).map((set) => [set, set]);
    const mixed = ["conn-path", "conn-topo", "all-synthetic"].map((name) => ["mixed", name]);
    assert.equal(of("test"), sets);
    assert.equal(of("train"), [...mixed, ...sets]);
    assert.equal(options.related, {
      strategyqa: "conn-path",
      "knowledge-crosswords": "conn-topo",
      explagraphs: "conn-path",
      proscript: "conn-topo",
    });
    const parts = files.filter(({ kind, task }) => kind === "problems" && task === "mixed").map((file) => file.parts);
    assert.equal(parts, [
      { connectivity: 4, "shortest-path": 4 },
      { connectivity: 4, "topological-sort": 4 },
      { connectivity: 2, "shortest-path": 2, "topological-sort": 2, "max-flow": 2 },
    ]);
    for (const { path, baselines, split } of files) {
      if (split === "test")
        assert.ok(
          Object.values(baselines!).every((score) => score >= 0 && score <= 1),
          path,
        );
    }
  });
});

test("the parts of a set are disjoint, and the same item is on the same side whatever the seed", () => {
  const sides = [1, 2].map((seed) =>
    written(numbered(60), { seed, train: 20, test: 10 }, (out) => {
      const [train, tests] = (["train", "test"] as const).map((split) =>
        itemsOf(out, split).map(({ instance }) => instance),
      );
      assert.equal([train!.length, tests!.length], [20, 10]);
      assert.is(new Set([...train!, ...tests!]).size, 30);
      return { train: train!, test: tests! };
    }),
  );
  assert.is.not(sides[0]!.train.join(), sides[1]!.train.join());
  assert.not.ok(sides[0]!.train.some((instance) => sides[1]!.test.includes(instance)));
  assert.not.ok(sides[1]!.train.some((instance) => sides[0]!.test.includes(instance)));
});

test("asking for more rows keeps the others", () => {
  const trained = (rows: number) =>
    written(numbered(60), { train: rows, test: rows }, (out) => itemsOf(out, "train").map(({ id }) => id));
  assert.equal(
    trained(10).filter((id) => !trained(20).includes(id)),
    [],
  );
});

test("a set with fewer items than asked for is divided in the same ratio, and the manifest says so", () => {
  written(numbered(12), { train: 40, test: 20 }, (_out, { files }) => {
    const asked = files.filter(({ kind }) => kind === "problems").map((file) => [file.split, file.rows, file.asked]);
    assert.equal(asked, [
      ["train", 8, 40],
      ["test", 4, 20],
    ]);
  });
  written(numbered(12), { train: 0, test: 20 }, (_out, { files }) => {
    assert.equal(
      files.map(({ rows }) => rows),
      [12],
    );
  });
});

test("the same question in other letters counts once", () => {
  written(
    [...numbered(10), "IS 3 A NICE NUMBER", "is 4  a nice number?"],
    { train: 5, test: 5 },
    (_out, { options }) => {
      const { items, repeated } = (options.sets as Record<string, { items: number; repeated: number }>).strategyqa!;
      assert.equal([items, repeated], [10, 2]);
    },
  );
});

/** Writes splits of crosswords, each with easier options and every second with harder ones for the same facts. */
function crosswords<Result>(count: number, rows: number, use: (out: string, manifest: Manifest) => Result): Result {
  return inScratch((dir) => {
    const data = join(dir, "knowledge-crosswords");
    mkdirSync(data);
    const facts = (level: string) =>
      Array.from({ length: count }, (_, i) => ({
        ...crosswordRow(),
        relation: [`acted${i}In`, "directed"],
        options: { ...crosswordRow().options, "blank 2": ["Ann_Lee", `${level} A`, `${level} B`] },
      }));
    writeFileSync(join(data, "MC_easy.jsonl"), formatLines(facts("easy")));
    writeFileSync(join(data, "MC_hard.jsonl"), formatLines(facts("hard").filter((_, i) => i % 2 === 0)));
    const options = { ...plan, settings: ["knowledge-crosswords"], train: rows, test: rows, data: dir };
    const out = join(dir, "out");
    return use(out, writeSplits({ ...options, out }));
  });
}

test("other options for the same facts stay on the same side, and come only where the set has no other facts", () => {
  for (const [rows, distinct] of [
    [10, 10],
    [14, 10],
  ] as const) {
    crosswords(20, rows, (out, { certificate, options }) => {
      const { items, instances, repeated } = (options.sets as Record<string, Record<string, number>>)[
        "knowledge-crosswords"
      ]!;
      assert.equal([items, instances, repeated], [30, 20, 0]);
      const sides = ["train", "test"].map((split) => {
        const found = readQuestions(join(out, "knowledge-crosswords", `knowledge-crosswords.${split}.jsonl`));
        assert.is(new Set(found.map(({ id }) => id)).size, found.length);
        return new Set(found.map(({ instance }) => instance));
      });
      assert.ok(sides.every(({ size }) => size === distinct));
      assert.is(new Set([...sides[0]!, ...sides[1]!]).size, 20);
      assert.ok(certificate.clean);
      assert.equal({ ...certify(out).leakage, method: "" }, { ...certificate, method: "" });
    });
  }
});

test("another data file makes other splits", () => {
  written(numbered(10), {}, (out, before) => {
    const data = join(out, "..", "data");
    writeFileSync(join(data, "strategyqa", "train.json"), JSON.stringify(numbered(9).map((q) => strategyRow(q, true))));
    assert.throws(
      () => writeSplits({ ...plan, settings: ["strategyqa"], data, out }),
      /expected a new folder or these very/,
    );
    assert.ok(before.certificate.clean);
  });
});

test("problem options reach mixtures and prompts", () => {
  inScratch((out) => {
    const problems = { family: "tree", size: [4, 8], format: "free" } as const;
    writeSplits({ ...plan, problems, settings: ["explagraphs", "conn-path"], out });
    const [item] = readQuestions(join(out, "explagraphs", "explagraphs.test.jsonl"));
    assert.match(item!.prompt, /Say support or counter at the end\.$/);
    for (const one of readQuestions(join(out, "mixed", "conn-path.train.jsonl"))) {
      assert.match(one.prompt, /at the end(\.|, or say that there is no path\.)$/);
      assert.equal([one.facets.family, one.facets.size], ["tree", "4-8"]);
    }
  });
});

test("certify finds a training item in the test part, repeated items, and foreign words", () => {
  const found = (change: (train: RealWorldItem[], tests: RealWorldItem[]) => RealWorldItem[]) =>
    written(numbered(16), {}, (out, manifest) => {
      const path = "strategyqa/strategyqa.test.jsonl";
      const text = formatLines(change(itemsOf(out, "train"), itemsOf(out, "test")));
      writeFileSync(join(out, path), text);
      const files = manifest.files.map((file) => (file.path === path ? { ...file, sha256: sha256(text) } : file));
      writeFileSync(join(out, "manifest.json"), JSON.stringify({ ...manifest, files }));
      const { leaks, faults } = certify(out);
      const bare = (where: string) => where.slice(out.length + 1);
      return [leaks.map(({ kind, row, of }) => [kind, bare(row), bare(of)]), faults.map(bare)];
    });
  const [train, tests] = ["strategyqa/strategyqa.train.jsonl", "strategyqa/strategyqa.test.jsonl"];
  assert.equal(
    found((_train, all) => all),
    [[], []],
  );
  const shouted = ({ texts, prompt, ...item }: RealWorldItem): RealWorldItem => ({
    ...item,
    texts: texts.map((text) => text.toUpperCase()),
    prompt: prompt.replace(texts[0]!, texts[0]!.toUpperCase()),
  });
  assert.equal(
    found((other, all) => all.with(2, shouted(other[4]!))),
    [[["equal", `${tests}:3`, `${train}:5`]], []],
  );
  assert.equal(
    found((_other, all) => all.with(7, all[0]!)),
    [[["repeated", `${tests}:8`, `${tests}:1`]], []],
  );
  const forged = found((other, all) => all.with(1, { ...all[1]!, prompt: other[0]!.prompt }));
  assert.equal(forged, [[], [`${tests}:2: other words than the instance's`]]);
});

test("mistakes are told in one line, and nothing is written", () => {
  inScratch((dir) => {
    const out = join(dir, "out");
    const fails = (options: object, message: RegExp) =>
      assert.throws(
        () => writeSplits({ ...plan, out, ...options }),
        (error: Error) => error.name === "UserError" && message.test(error.message) && !error.message.includes("\n"),
        String(message),
      );
    fails(
      { settings: ["strategyQA"] },
      /unknown setting "strategyQA"; known: all-synthetic, conn-path, .*sets.*synthetic/,
    );
    fails({ tasks: ["connectivity"] }, /task: expected a pattern of tasks, got real-world/);
    fails({ mix: { task: "max-flow", shares: [10] } }, /mix: expected a pattern of tasks, got real-world/);
    fails({ data: dir }, /expected files of StrategyQA/);
    fails({ data: join(dir, "none") }, /expected a folder with the sets' public files/);
    fails({ pattern: "semantic", data: dir }, /data: expected the real-world pattern, got semantic/);
    assert.equal([...contents(dir).keys()], []);
  });
});

test.run();
