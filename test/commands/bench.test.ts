import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { main } from "#src/commands/main";
import { writePublicFiles } from "#test/benchmarks/nlgift/presets/public-files";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("graphshift bench");
const scratch = scratchFolders(test);

async function bench(...words: string[]) {
  const io = fakeIo();
  return { code: await main(["bench", ...words], io), ...io.said };
}

test("a dry run prints the published table and both that would be made, and writes nothing", async () => {
  const out = join(scratch(), "new");
  const { code, out: said, err } = await bench("nlgift", "--preset", "paper", "--dry-run", "--out", out);
  assert.equal([code, err, existsSync(out)], [0, "", false]);
  assert.equal(said.match(/^all .*$/gm), [
    "all            37,000   18,000   19,000",
    "all            37,000   18,000   19,000",
    "all            33,000   18,000   15,000",
  ]);
  const { out: json } = await bench("nlgift", "--dry-run", "--json", "--percent", "10");
  assert.is(JSON.parse(json).published[2].problems, 12_000);
  assert.is(JSON.parse(json).withData[2].problems, 1200);
});

test("a small benchmark is made; sets that are too small are named", async () => {
  const [out, data] = [scratch(), scratch()];
  writePublicFiles(data, 12);
  const { code, out: said } = await bench(
    "nlgift",
    "--preset",
    "paper",
    "--percent",
    "1",
    "--data",
    data,
    "--out",
    out,
  );
  assert.is(code, 0);
  assert.match(said, /^real-world +54 +30 +24$/m);
  assert.match(said, /proscript\.test\.jsonl: 6 of 10: the set has no more\n/);
  assert.is(said.match(/the set has no more/g)!.length, 8);
  assert.ok(existsSync(join(out, "trainers.json")));
  const again = await bench("nlgift", "--preset", "clean", "--percent", "1", "--out", out);
  assert.is(again.code, 2);
  assert.match(again.err, /expected a new folder or these very splits, got others/);
});

test("wrong names, numbers and folders are mistakes", async () => {
  const mistakes: readonly (readonly [words: readonly string[], message: RegExp])[] = [
    [["nlgraph"], /unknown benchmark "nlgraph"; known:.* nlgift/],
    [["nlgift", "--preset", "neat"], /unknown preset "neat"; known: clean, paper/],
    [["nlgift", "--preset", "neat", "--dry-run"], /unknown preset "neat"/],
    [["nlgift", "--percent", "0"], /--percent: expected a whole number from 1 to 100, got "0"/],
    [["nlgift", "--seed", "x"], /--seed: expected a whole number/],
    [["nlgift", "--data", "no/such/folder"], /no\/such\/folder: expected a folder with the sets' public files/],
    [["nlgift", "--sede", "1"], /unknown option '--sede'/],
    [[], /bench: expected a benchmark, one of .*nlgift.*, got none; see graphshift bench --help/],
  ];
  for (const [words, message] of mistakes) {
    const { code, err, out } = await bench(...words);
    assert.equal([code, out], [2, ""], words.join(" "));
    assert.match(err, message);
    assert.is(err.trimEnd().split("\n").length, 1);
  }
});

test.run();
