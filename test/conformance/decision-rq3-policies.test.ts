import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readPublished } from "#benchmarks/decision/rq3/instances/read-published";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { type ScheduleOptions, schedule } from "#benchmarks/decision/rq3/schedule";
import { scoreTrajectories } from "#benchmarks/decision/rq3/scores/score-trajectories";
import { certifyTour } from "#benchmarks/decision/rq3/tour/certify-tour";
import { readTsplib } from "#benchmarks/decision/rq3/tour/read-tsplib";
import { trajectoryPolicyOf } from "#benchmarks/decision/rq3/trajectory-policy-of";
import { stream } from "#src/rng";
import { playBy } from "#test/benchmarks/decision/rq3/small";
import { needsShared, shared } from "#test/needs";

const test = suite("GraphDecisionBench, policies on the published instances");
const KIT = "data/decision";
/** Mean modularity of the ten certified optima; the references here are given no time to be certified. */
const OPTIMA = 0.4783832;

const rowsOf = (name: string, posed: readonly Posed[], options: Omit<ScheduleOptions, "seed">) =>
  scoreTrajectories(
    schedule(posed, { seed: 0, ...options }).map(({ play, ...item }) => ({
      ...item,
      configuration: name,
      verdict: playBy(play(), trajectoryPolicyOf(name)!),
    })),
  );

needsShared(test, KIT)("constants, rules and chance among proposals reach the paper's figures", async () => {
  const posed = await readPublished(shared(KIT), 0);
  const quality = new Map(posed.map((one) => [one.id, one.reference.value / (one.measure.scale ?? 1)]));
  const modularity = (row: { readonly gaps: readonly { readonly id: string; readonly gap: number }[] }) =>
    OPTIMA - row.gaps.reduce((sum, { id, gap }) => sum + quality.get(id)! - gap, 0) / row.gaps.length;

  // Always the last option in direct construction: side B.
  const [onB] = rowsOf(
    "last",
    posed.filter(({ task }) => task === "maxcut"),
    { modes: ["direct"], repeats: 1 },
  );
  assert.is(onB!.gap!.toFixed(4), "99.8284");
  assert.equal([onB!.completed, onB!.all, onB!.asked, onB!.forced], [10, 10, 1240, 0]);

  const tours = posed.filter(({ task }) => task === "tsp");
  const [nearest] = rowsOf("rule:nearest", tours, { modes: ["proposals"], repeats: 1 });
  assert.is(nearest!.gap!.toFixed(4), "25.8586");

  // Expected means and standard errors of five draws; of influence, the paper's own draws and the standard error by enumeration.
  const [tsp, maxcut, lt, divided] = rowsOf("random", posed, { modes: ["proposals"], repeats: 5 });
  assert.equal(
    [tsp, maxcut, lt, divided].map((row) => [row!.completed, row!.gaps.length]),
    Array(4).fill([50, 10]),
  );
  const first = lt!.gaps.slice(0, 8).reduce((sum, { gap }) => sum + gap, 0) / 8;
  assert.ok(Math.abs(tsp!.gap! - 41.4) <= 3 * 1.4);
  assert.ok(Math.abs(maxcut!.gap! - 81.1) <= 3 * 1.5);
  assert.ok(Math.abs(first - 21.9123) <= 3 * 2.48);
  assert.ok(Math.abs(modularity(divided!) - 0.413) <= 3 * 0.008);
  // One of ten is forced throughout: five completions without a call.
  assert.is(lt!.uncalled, 5);
});

needsShared(test, KIT)("tours of files are certified at their published optima", async () => {
  for (const [id, optimum] of [
    ["eil51", 426],
    ["berlin52", 7542],
    ["eil76", 538],
  ] as const) {
    const path = shared(`${KIT}/tsplib/${id}.tsp`);
    const { kind, value } = await certifyTour(readTsplib(readFileSync(path, "utf8"), path), stream(1), 60);
    assert.equal([kind, value], ["certified", optimum]);
  }
});

test.run();
