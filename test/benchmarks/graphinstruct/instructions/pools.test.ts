import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { domains } from "#benchmarks/graphinstruct/domains/index";
import { drawInstructions, drawPools, writePools } from "#benchmarks/graphinstruct/instructions/index";
import { poolFor, readPools } from "#benchmarks/graphinstruct/pools/index";
import { names } from "#src/pick";
import { scratchFolders } from "#test/scratch";

const test = suite("graphinstruct instructions: pools");
const folderFor = scratchFolders(test);

test("there is a pool for each model and size, and for each domain and size", () => {
  const pools = drawPools({ seed: 2, count: 2 });
  assert.is(pools.filter(({ level }) => level === 3).length, 4 * 3);
  assert.is(pools.filter(({ level }) => level === 4).length, 8 * 3);
  assert.equal(new Set(pools.map(({ domain }) => domain)), new Set([null, ...names(domains)]));
  assert.ok(pools.every(({ graphs }) => graphs.length === 2));
});

test("a graph depends on seed, pool and place alone", () => {
  const few = drawPools({ seed: 2, count: 1 });
  assert.equal(
    few.map(({ graphs }) => graphs),
    drawPools({ seed: 2, count: 2 }).map(({ graphs }) => graphs.slice(0, 1)),
  );
  assert.not.equal(few, drawPools({ seed: 3, count: 1 }));
});

test("written pools are read back whole: structure, direction and labels", () => {
  const folder = folderFor();
  const options = { seed: 2, count: 3 };
  const manifest = writePools(folder, options);
  for (const name of Object.keys(manifest.hashes)) assert.ok(existsSync(join(folder, name)), name);
  const drawn = drawPools(options);
  const read = readPools(folder);
  for (const level of [3, 4] as const) {
    const facts = [...read.get(level)!.values()].flat();
    const graphs = drawn.filter((pool) => pool.level === level).flatMap((pool) => pool.graphs);
    assert.is(facts.length, graphs.length);
    const sizes = (some: readonly { size: number }[]) => some.map(({ size }) => size).sort((a, b) => a - b);
    assert.equal(sizes(facts), sizes(graphs.map(({ edges }) => ({ size: edges.length }))));
    for (const { written, connected } of facts) {
      assert.ok(connected);
      assert.is(written.nodeAttributes.size, level === 4 ? written.ids.length : 0);
    }
  }
  assert.ok([...read.get(4)!.values()].flat().some(({ directed }) => directed));
});

test("a generated instruction finds graphs that satisfy it", () => {
  const folder = folderFor();
  writePools(folder, { seed: 2, count: 6 });
  const pools = readPools(folder);
  const found = drawInstructions({ seed: 2, count: 12, levels: [3, 4] }).map((each) => poolFor(each, pools, "sound"));
  assert.ok(found.some((some) => some.length > 0));
});

test.run();
