import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { importRelease } from "#benchmarks/nlgift/release/index";
import { main } from "#src/commands/main";
import { shortest, worded, writeRelease } from "#test/benchmarks/nlgift/release/write-release";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("the commands rescore nlgift and import nlgift");
const folder = scratchFolders(test);

async function type(...words: string[]) {
  const io = fakeIo();
  return { code: await main(words, io), ...io.said };
}

const release = () =>
  writeRelease(folder(), {
    "experiment_logs/semantic/shortest_path/log/path-friend_incident.jsonl": [
      { ...shortest, ...worded, response: "The path is 0 -> 1 -> 2, length 7." },
    ],
    "experiment_logs/semantic/shortest_path/log/mine.jsonl": [{}],
  });

test("cells as JSON, what was skipped on the side", async () => {
  const { code, out, err } = await type("rescore", "nlgift", release(), "--json", "--policy", "lenient");
  assert.is(code, 0);
  assert.is(
    err,
    `half a release: nothing from data/, against which the logs could be held
skipped, not a file of the release: experiment_logs/semantic/shortest_path/log/mine.jsonl
`,
  );
  const [cell, ...none] = JSON.parse(out);
  assert.equal(none, []);
  assert.equal([cell.train, cell.policy, cell.right, cell.of, cell.paper], ["friendship", "lenient", 1, 1, 0.518]);
});

test("an imported folder scores the same", async () => {
  const [dir, out] = [release(), join(folder(), "records")];
  const made = await type("import", "nlgift", dir, "--out", out);
  assert.is(made.code, 0, made.err);
  assert.match(
    made.out,
    /^1 problem in 1 file, 1 reply: .*records\nhalf a release: nothing from data\/\nthe logs do not say, and the records neither: request.maxTokens, request.temperature and reply.finish\nskipped, not a file of the release: /,
  );
  assert.is((await type("rescore", "nlgift", out)).out, (await type("rescore", "nlgift", dir)).out);
});

/** An import's folder. */
function imported(): string {
  const out = join(folder(), "records");
  importRelease(release(), out, () => {});
  return out;
}

test("the tests of transfers, as text always and in JSON where they are asked for", async () => {
  const dir = release();
  const { out } = await type("rescore", "nlgift", dir, "--json", "--statistics");
  const { cells, transfers } = JSON.parse(out);
  assert.equal([cells.length, transfers], [1, []]);
});

test("what is meant must be said", async () => {
  for (const [words, message] of [
    [["rescore", "nlgift", folder()], /expected NLGift's data\/ and experiment_logs\/.*got an empty folder/],
    [["rescore", "nlgift", release(), "--policy", "kind"], /unknown policy "kind"; known: lenient, paper, strict/],
    [["rescore", "nlgift"], /rescore nlgift: expected the folder of the published replies too, got none; add its path/],
    [["rescore", "a", "b"], /rescore: expected a run's folder, or nlgift and a folder, got a b/],
    [
      ["rescore", imported()],
      /records: expected the folder of a run, got an import of NLGift; use graphshift rescore nlgift /,
    ],
    [["rescore", "out/x", "--policy", "paper"], /--policy: expected with nlgift and a folder, got it with out\/x/],
    [["import", "other", folder()], /unknown benchmark "other"; known: nlgift/],
    [["import", "nlgift", join(folder(), "none")], /none: expected a folder, got none; check the path/],
  ] as const) {
    const { code, out, err } = await type(...words);
    assert.equal([code, out], [2, ""], err);
    assert.match(err, message);
    assert.is(err.trimEnd().split("\n").length, 1);
  }
});

test.run();
