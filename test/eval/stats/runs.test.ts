import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { clustersOf } from "#eval/stats/clusters";
import { runInterval } from "#eval/stats/run-interval";
import { twoLevelBootstrap } from "#eval/stats/two-level-bootstrap";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";
import { closeInterval } from "#test/eval/stats/close-interval";

const test = suite("several training runs");
const draws = stream(6, "runs");
const instances = Array.from({ length: 400 }, (_, i) => String(i));
const arm = (share: number) => instances.map(() => draws.next() < share);
const width = ([low, high]: readonly [number, number]) => high - low;

test("Student's interval over three runs, by hand", () => {
  const half = (4.302652729749464 * 0.1) / Math.sqrt(3);
  closeInterval(runInterval([0.5, 0.6, 0.7])!, [0.6 - half, 0.6 + half], "of three");
  assert.is(runInterval([0.5]), undefined);
  assert.equal(runInterval([0.5, 0.5]), [0.5, 0.5]);
});

test("runs that agree leave the items' interval as it is", () => {
  const [before, after] = [arm(0.4), arm(0.6)];
  const items = clusterBootstrap(clustersOf({ before, after }, instances), ["after", "before"], stream(1, "items"))!;
  const both = twoLevelBootstrap({ before: [before], after: [after, after, after], instances }, stream(1, "both"))!;
  close(both.difference, items.difference, "difference");
  assert.ok(Math.abs(width(both.interval) / width(items.percentile) - 1) < 0.08);
});

test("runs that disagree widen it as the variances of runs and items say", () => {
  const shares = [0.35, 0.45, 0.5, 0.55, 0.65];
  const after = shares.map(arm);
  const before = arm(0.3);
  const { difference, interval } = twoLevelBootstrap({ before: [before], after, instances }, stream(2, "wide"))!;
  const means = after.map((run) => run.filter(Boolean).length / run.length);
  const mean = means.reduce((a, b) => a + b, 0) / 5;
  const ofRuns = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4 / 5;
  const ofItems = (mean * (1 - mean)) / 400 / 5 + (0.3 * 0.7) / 400;
  close(difference, mean - before.filter(Boolean).length / 400, "difference");
  const expected = 2 * 1.96 * Math.sqrt(ofRuns + ofItems);
  assert.ok(Math.abs(width(interval) / expected - 1) < 0.12, `expected ${expected}, got ${width(interval)}`);
});

test("there is no such interval of a single run, or of a single instance", () => {
  const run = arm(0.5);
  assert.is(twoLevelBootstrap({ before: [run], after: [run], instances }, stream(1, "none")), undefined);
  const alone = { before: [[1]], after: [[0], [1]], instances: ["a"] };
  assert.is(twoLevelBootstrap(alone, stream(1, "none")), undefined);
});

test.run();
