import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mcnemar } from "#eval/stats/mcnemar";
import { pairedTable } from "#eval/stats/paired-table";
import { type Parsed, unparsedBounds } from "#eval/stats/unparsed-bounds";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";

const test = suite("bounds for unparsed replies");

/** Significantly better by McNemar's test. */
function better(before: readonly boolean[], after: readonly boolean[]): boolean {
  const { gained, lost } = pairedTable(before, after);
  return gained > lost && mcnemar(gained, lost) < 0.05;
}

/** Every way to read what could not be read. */
function* readings(results: readonly Parsed[]): Generator<boolean[]> {
  const open = [...results.keys()].filter((i) => results[i] === undefined);
  for (let choice = 0; choice < 2 ** open.length; choice++) {
    yield results.map((right, i) => right ?? ((choice >> open.indexOf(i)) & 1) === 1);
  }
}

const share = (results: readonly boolean[]) => results.filter(Boolean).length / results.length;

test("no reading of the unparsed replies leaves the bounds, and some reach them", () => {
  const rng = stream(2, "bounds");
  const flips = new Set<boolean>();
  for (let round = 0; round < 40; round++) {
    const arm = (right: number, unread: number): Parsed[] => {
      const parsed = Array.from({ length: 24 - unread }, () => rng.next() < right);
      return rng.shuffle<Parsed>([...parsed, ...Array<undefined>(unread).fill(undefined)]);
    };
    const [before, after] = [arm(0.3, rng.int(0, 3)), arm(0.65, rng.int(0, 5))];
    const got = unparsedBounds(before, after, better);
    const decided = new Set<boolean>();
    const differences: number[] = [];
    for (const was of readings(before)) {
      for (const is of readings(after)) {
        decided.add(better(was, is));
        differences.push(share(is) - share(was));
      }
    }
    close(got.difference[0], Math.min(...differences), "least difference");
    close(got.difference[1], Math.max(...differences), "greatest difference");
    assert.is(got.holds.worst, !decided.has(false));
    assert.is(got.holds.best, decided.has(true));
    assert.is(got.flips, decided.size > 1);
    flips.add(got.flips);
  }
  assert.is(flips.size, 2, "some conclusions flip, some do not");
});

test("where all is parsed the bounds are the shares, and where nothing is there they say nothing", () => {
  const parsed = unparsedBounds([false, true], [true, true], () => true);
  assert.equal(parsed.before, [0.5, 0.5]);
  assert.equal(parsed.difference, [0.5, 0.5]);
  assert.not.ok(parsed.flips);
  const empty = unparsedBounds([], [], () => false);
  assert.equal(
    [empty.before, empty.after, empty.difference],
    [
      [0, 1],
      [0, 1],
      [-1, 1],
    ],
  );
});

test.run();
