import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeSplits } from "#splits/index";
import { semantic } from "#splits/patterns/semantic";
import { serialization } from "#splits/patterns/serialization";
import { settingsOf } from "#splits/settings";
import { inScratch } from "#test/scratch";
import { problemsOf } from "#test/splits/folder";

const test = suite("splits/patterns/serialization");
const small = { pattern: "serialization", seed: 7, train: 24, test: 16 };
const NAMES = Object.keys(serialization.axes.serialization!.settings);

test("all settings hold the same instances in order, and none trains and tests", () => {
  inScratch((out) => {
    const manifest = writeSplits({ ...small, tasks: ["shortest-path"], out });
    assert.is(NAMES.length, 8);
    const of = (name: string, split: "train" | "test") => problemsOf(out, manifest, "shortest-path", name, split);
    for (const split of ["train", "test"] as const) {
      const first = of("canonical", split);
      for (const name of NAMES) {
        const mine = of(name, split);
        assert.equal(
          mine.map(({ instance }) => instance),
          first.map(({ instance }) => instance),
        );
        assert.ok(mine.every(({ facets }) => facets.serialization === name));
        if (name !== "canonical")
          assert.ok(mine.filter(({ prompt }, i) => prompt === first[i]!.prompt).length < 3, name);
      }
    }
    const trained = new Set(of("canonical", "train").map(({ instance }) => instance));
    assert.not.ok(of("json", "test").some(({ instance }) => trained.has(instance)));
    assert.ok(manifest.certificate.clean);
    assert.is(manifest.certificate.paired.length, 2);
  });
});

test("directed graphs are not replicated", () => {
  const named = (tasks: string[], settings?: string[]) =>
    settingsOf(serialization, { tasks, ...(settings && { settings }) }).map(({ name }) => name);
  assert.equal(
    named(["max-flow"]),
    NAMES.filter((name) => name !== "replicated"),
  );
  assert.equal(named(["connectivity", "max-flow"], ["replicated"]), ["replicated"]);
  assert.throws(
    () => named(["max-flow"], ["replicated"]),
    /expected tasks and settings that go together, got max-flow, replicated/,
  );
});

test("serializations go with numbered nodes alone, and vary in nothing that is fixed", () => {
  const made = (problems: object) => () => settingsOf(serialization, { problems });
  assert.throws(
    made({ encoding: "friendship" }),
    /encoding: expected adjacency, which serializations go with, got friendship; leave it out/,
  );
  assert.throws(made({ serialization: "json" }), /problems\.serialization: the serialization settings differ in it/);
  assert.throws(() => settingsOf(semantic, { problems: { serialization: "json" } }), /got incident; leave it out/);
});

test.run();
