import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Door } from "#src/commands/command";
import { commands } from "#src/commands/index";
import { main } from "#src/commands/main";
import { version } from "#src/version";
import { fakeIo } from "#test/commands/fake-io";
import { inScratch } from "#test/scratch";

const test = suite("command line");

async function type(...words: string[]) {
  const io = fakeIo();
  return { code: await main(words, io), ...io.said };
}

/** The words of each door, those in groups included. */
function paths(doors: Readonly<Record<string, Door>>): string[][] {
  return Object.entries(doors).flatMap(([name, door]) => [
    [name],
    ...("commands" in door ? paths(door.commands).map((path) => [name, ...path]) : []),
  ]);
}

test("help names every command, fits 80 columns and succeeds", async () => {
  for (const words of [[], ["--help"], ...paths(commands).map((path) => [...path, "--help"])]) {
    const { code, out, err } = await type(...words);
    assert.is(code, 0);
    assert.is(err, "");
    const [usage, ...lines] = out.split("\n");
    assert.match(usage!, /^Usage: graphshift/);
    const wide = lines.filter(
      (line) => line.length > 80 && !/^ {2}(graphshift|gen-splits|fine-tune|eval-transfer) /.test(line),
    );
    assert.equal(wide, []);
  }
  const { out } = await type();
  for (const name of Object.keys(commands)) assert.match(out, new RegExp(`^  ${name} `, "m"));
});

test("--version is the package's", async () => {
  assert.is((await type("--version")).out, `${version}\n`);
  assert.is(JSON.parse(readFileSync("package.json", "utf8")).version, version);
});

/** A user's mistake: one line that says what, exit 2, nothing on stdout. */
async function refuses(words: readonly string[], message: RegExp): Promise<void> {
  const { code, out, err } = await type(...words);
  assert.is(code, 2, `${words.join(" ")}: exit ${code}\n${err}`);
  assert.is(out, "");
  assert.match(err, message);
  assert.is(err.trimEnd().split("\n").length, 1, err);
}

test("unknown names list the known ones", async () => {
  await refuses(
    ["gen-splits", "--pattern", "x"],
    /unknown pattern "x"; known: numerical, real-world, reasoning, semantic, serialization, structural/,
  );
  await refuses(["gen-splits", "--pattern", "semantic", "--task", "tsp"], /unknown task "tsp"; known: connectivity/);
  await refuses(["gen-splits", "--pattern", "numerical", "--setting", "er"], /unknown setting "er"; known:.*float/);
  await refuses(["gen-splits", "--pattern", "numerical", "--family", "cow"], /unknown family "cow"; known: ba/);
  await refuses(
    ["gen-splits", "--pattern", "numerical", "--encoding", "emoji"],
    /unknown encoding "emoji"; known: adjacency, expert/,
  );
  await refuses(
    ["fine-tune", "--train", "incident", "--task", "x", "--via", "magic"],
    /unknown trainer "magic"; known: azure, command, .*, local/,
  );
  await refuses(["fine-tune", "--train", "braille", "--via", "local"], /unknown setting "braille"; known: adjacency/);
  await refuses(["list", "cows"], /unknown kind "cows"; known: analyses, encodings/);
});

test("wrong flags, counts and sizes", async () => {
  await refuses(["frobnicate"], /unknown command 'frobnicate'/);
  await refuses(["gen-splits"], /required option '--pattern <name>' not specified/);
  await refuses(["gen-splits", "--pattern", "semantic", "--sede", "3"], /unknown option '--sede'/);
  await refuses(
    ["gen-splits", "--pattern", "semantic", "--seed", "1.5"],
    /--seed: expected a whole number of 0 or more, got "1.5"/,
  );
  await refuses(["gen-splits", "--pattern", "semantic", "--seed", "x"], /--seed: expected a whole number/);
  await refuses(
    ["gen-splits", "--pattern", "semantic", "--train", "-5"],
    /--train: expected a whole number of 0 or more, got "-5"/,
  );
  await refuses(["gen-splits", "--pattern", "semantic", "--size", "9-3"], /size/);
  await refuses(["gen-splits", "--pattern", "semantic", "--size", "big!"], /--size: expected small, large or a range/);
  await refuses(
    ["gen-splits", "--pattern", "semantic", "--detours", "2"],
    /--detours: expected a number from 0 to 1, got "2"/,
  );
  await refuses(
    ["fine-tune", "--train", "incident", "--task", "x", "--via", "local", "--set", "steps"],
    /--set: expected a name and a value/,
  );
});

test("folders that are not what they should be", () =>
  inScratch(async (dir) => {
    await refuses(["certify", dir], /expected a folder of splits, got no manifest.json/);
    await refuses(["report", dir], /expected the folder of a run/);
    await refuses(["rescore", join(dir, "nothing")], /expected the folder of a run/);
    await refuses(
      ["eval-transfer", "--train", "a", "--test", "b", "--run", dir],
      /expected a finished run's matrix, got none/,
    );
    await refuses(["explain", "0", "--run", dir], /expected the folder of a run/);
    writeFileSync(join(dir, "matrix.json"), "{half");
    await refuses(
      ["eval-transfer", "--train", "a", "--test", "b", "--run", dir],
      /expected JSON of schema 1, got a damaged file/,
    );
    writeFileSync(join(dir, "matrix.json"), '{"schema":1,"rows":["zero-shot","er"],"columns":["er"],"cells":[]}');
    await refuses(
      ["eval-transfer", "--train", "zero-shot", "--test", "er", "--run", dir],
      /unknown setting of .* "zero-shot"; known: er$/m,
    );
    mkdirSync(join(dir, "splits"));
    writeFileSync(join(dir, "splits", "manifest.json"), "");
    await refuses(["certify", dir], /manifest.json: expected JSON of schema 1, got a damaged file/);
    writeFileSync(join(dir, "file"), "");
    await refuses(
      ["gen-splits", "--pattern", "numerical", "--train", "2", "--test", "2", "--out", join(dir, "file")],
      /choose another with --out/,
    );
    const tune = ["fine-tune", "--train", "er", "--task", "shortest-path", "--via", "local"];
    await refuses([...tune, "--splits", join(dir, "typo"), "--dry-run"], /typo: expected a folder of splits, got no/);
    assert.not.ok(existsSync(join(dir, "typo")));
    await refuses(["run", dir], /expected an experiment file, got none/);
  }));

test("list prints registries, and JSON for machines", async () => {
  assert.match((await type("list", "encodings")).out, /^encodings\n {2}adjacency\n/);
  const { out } = await type("list", "--json");
  const hosted = ["openai", "azure", "together", "fireworks", "hf-jobs", "command"];
  assert.equal(JSON.parse(out).trainers, ["local", ...hosted]);
});

test("a task beside the pattern's own gets splits of its own", () =>
  inScratch(async (dir) => {
    const before = process.cwd();
    process.chdir(dir);
    try {
      const places = await Promise.all(
        ["shortest-path", "max-flow"].map((task) =>
          type("fine-tune", "--train", "incident", "--task", task, "--via", "local", "--dry-run"),
        ),
      );
      assert.equal(
        places.map(({ code, err }) => [code, /no splits in (\S+) yet/.exec(err)?.[1]?.replaceAll("\\", "/")]),
        [
          [0, "out/splits/semantic"],
          [0, "out/splits/semantic-max-flow"],
        ],
      );
    } finally {
      process.chdir(before);
    }
  }));

test.run();
