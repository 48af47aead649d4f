import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { conditions } from "#benchmarks/decision/rq2/request/conditions";
import { labelsOf } from "#benchmarks/decision/runs/configuration";
import { contrastPairs } from "#benchmarks/decision/runs/contrast-pairs";
import {
  type Configuration,
  claimRun,
  configurationsIn,
  folderOf,
  type InstanceSetup,
  noteConfiguration,
  openDecider,
  openRun,
  runFolder,
  servedBy,
} from "#benchmarks/decision/runs/index";
import { queriesIn, queryRow } from "#benchmarks/decision/runs/rq1/kept-query";
import { targetRows, targetSetsIn } from "#benchmarks/decision/runs/rq2/kept-target";
import { instanceRow, instancesIn } from "#benchmarks/decision/runs/rq3/kept-instance";
import { trajectoryItems } from "#benchmarks/decision/runs/rq3/trajectory-items";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { randomQuery } from "#test/benchmarks/decision/rq1/random-query";
import { planted, setsOf } from "#test/benchmarks/decision/rq2/sets";
import { posedOfEach } from "#test/benchmarks/decision/rq3/small";
import { inScratch } from "#test/scratch";

const test = suite("runs of the decision benchmark");
const asked = (model: string, more: Partial<Configuration> = {}): Configuration => ({
  schema: 1,
  model,
  repeats: 1,
  ...more,
});
const setup: InstanceSetup = { schema: 1, part: "rq3", seed: 0, tasks: ["tsp"], seconds: 1 };

test("what is kept of units is all of them", () => {
  const posed = posedOfEach(3);
  const kept = instancesIn(JSON.parse(JSON.stringify(posed.map(instanceRow))), "units.jsonl");
  for (const [i, one] of posed.entries()) {
    const again = kept[i]!;
    assert.equal([again.task, again.id, again.nodes, again.edges], [one.task, one.id, one.nodes, one.edges]);
    assert.equal([again.reference, again.measure], [one.reference, one.measure]);
    for (const rule of one.rules) assert.equal(again.byRule(rule), one.byRule(rule));
    assert.equal(again.draw(one.byRule(one.rules[0]!)), one.draw(one.byRule(one.rules[0]!)));
  }
  const rng = stream(5, "queries");
  const queries = Array.from({ length: 20 }, (_, i) => {
    return { ...randomQuery(rng), id: `q${i}`, source: "ours", answer: "yes" };
  });
  assert.equal(queriesIn(JSON.parse(JSON.stringify(queries.map(queryRow))), "units.jsonl"), queries);
  const sets = setsOf(planted);
  const again = targetSetsIn(JSON.parse(JSON.stringify(sets.flatMap(targetRows))), "units.jsonl");
  for (const [i, { targets, ...about }] of sets.entries()) {
    const { targets: keptTargets, ...keptAbout } = again[i]!;
    assert.equal(keptAbout, about);
    for (const [j, target] of targets.entries()) {
      const { id, gold, show } = keptTargets[j]!;
      assert.equal([id, gold], [target.id, target.gold]);
      for (const condition of names(conditions)) assert.equal(show(condition), target.show(condition));
    }
  }
  assert.throws(() => instancesIn([{ task: "sat" }], "units.jsonl"), /^units\.jsonl:1: task: /);
});

test("a folder is claimed for one set-up; its units are drawn once", async () => {
  await inScratch(async (folder) => {
    const run = runFolder(join(folder, "run"));
    let drawn = 0;
    const draw = () => [{ n: ++drawn }];
    await claimRun(run, setup, draw);
    await claimRun(run, setup, draw);
    assert.equal(openRun(run, "rq3"), { setup, rows: [{ n: 1 }] });
    // Killed between the two files, it is drawn anew.
    rmSync(run.setup);
    await claimRun(run, setup, draw);
    assert.equal(openRun(run, "rq3").rows, [{ n: 2 }]);
    assert.throws(() => openRun(run, "rq1"), /expected a run of rq1, got one of rq3/);
    for (const other of [
      { ...setup, seed: 1 },
      { ...setup, part: "rq1", split: "main" },
    ] as never[]) {
      const error = await claimRun(run, other, draw).catch(String);
      assert.match(String(error), /expected a new folder or a run of this set-up/);
    }
    const taken = runFolder(join(folder, "taken"));
    mkdirSync(taken.dir);
    writeFileSync(join(taken.dir, "letter.txt"), "dear");
    assert.match(String(await claimRun(taken, setup, draw).catch(String)), /got one with other files/);
  });
});

test("configurations have folders and labels of their own, and keep their settings", () => {
  const all = [
    asked("policy:random"),
    asked("policy:random", { repeats: 5 }),
    asked("policy:random", { modes: ["direct"] }),
    asked("policy:random", { pool: { rules: { tsp: ["nearest"] } } }),
    asked("scoring:local:/a/b/model"),
    asked("policy:first", { name: "../../etc" }),
  ];
  assert.is(new Set(all.map(folderOf)).size, all.length);
  assert.ok(all.every((one) => /^[\p{L}\p{N}._-]+$/u.test(folderOf(one)) && !/^\.+$/.test(folderOf(one))));
  assert.is(new Set(labelsOf(all)).size, all.length);
  inScratch((folder) => {
    const run = runFolder(folder);
    for (const one of all) noteConfiguration(run, { ...one, id: "an id" });
    assert.is(configurationsIn(run).length, all.length);
    assert.is(configurationsIn(run)[0]!.model, "scoring:local:/a/b/model");
    const path = join(run.configurations, folderOf(all[0]!), "configuration.json");
    const before = readFileSync(path, "utf8");
    assert.throws(() => noteConfiguration(run, { ...all[0]!, id: "another" }), /id: "an id" → "another"/);
    assert.is(readFileSync(path, "utf8"), before);
  });
});

test("models are held against one another and all policies; policies among themselves where there is no model", () => {
  const [a, b, p, q] = [asked("constrained:vllm:a"), asked("constrained:vllm:b"), asked("policy:p"), asked("policy:q")];
  assert.equal(contrastPairs([a, b, p]), [
    [1, 0],
    [0, 2],
    [1, 2],
  ]);
  assert.equal(contrastPairs([p, q]), [[1, 0]]);
});

test("a specification says who is paid; policies are opened by name", async () => {
  assert.is(servedBy("constrained-low:openai:gpt-5-mini"), "openai:gpt-5-mini");
  assert.is(servedBy("scoring:worded-incident:local:base"), "local:base");
  assert.is(servedBy("ollama:constrained"), "ollama:constrained");
  const never = async () => {
    throw new Error("opened");
  };
  for (const [part, name] of [
    ["rq1", "oracle:0.2"],
    ["rq2", "bm25-first"],
    ["rq3", "rule:nearest"],
  ] as const)
    assert.is((await openDecider(`policy:${name}`, part, never)).id, `policy:${name}`);
  assert.match(
    String(await openDecider("policy:oracle", "rq3", never).catch(String)),
    /unknown policy "oracle" of rq3/,
  );
  const words = await openDecider("scoring:worded-incident:local:x", "rq1", async (id) => ({ id, answer: never }));
  assert.is(words.id, "scoring:worded-incident:local:x");
});

test("rules play the tasks that have them, on proposals alone", () => {
  const posed = posedOfEach(1);
  const shape = (one: Configuration) =>
    trajectoryItems(posed, one, 0).map(({ id }) =>
      id
        .split("/")
        .filter((_, i) => i !== 1)
        .join(),
    );
  assert.equal(shape(asked("policy:rule:nearest")), ["tsp,proposals,0"]);
  assert.equal(shape(asked("policy:rule:assigned_gain", { repeats: 2 })).length, 4);
  assert.equal(shape(asked("policy:random")).length, 8);
  assert.equal(shape(asked("policy:random", { modes: ["direct"] })).length, 4);
  const learned = { learned: { lt: {} } };
  assert.equal(shape(asked("policy:rule:learned", { pool: learned })), ["lt,proposals,0"]);
});

test.run();
