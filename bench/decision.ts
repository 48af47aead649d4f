import { existsSync } from "node:fs";
import { drawNetworks } from "#benchmarks/decision/networks/draw-networks";
import { PUBLISHED_NETWORKS, readNetworks } from "#benchmarks/decision/networks/read-networks";
import { secondAnswers } from "#benchmarks/decision/rq1/check/second-answers";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { stream } from "#src/rng";
import { randomQuery } from "#test/benchmarks/decision/rq1/random-query";
import { shared } from "#test/needs";

const QUERIES = 1_000_000;
/** Seconds in which the paper's 800 queries must be drawn, and those of four drawn networks, which are drawn too. */
const BUDGET = 10;

/**
 * Asks both oracles of part 1 a million random queries, and draws the main split from drawn networks, and from the user's where
 * they are at hand. The last line is the budget over the time.
 */
export function bench(): void {
  const began = performance.now();
  const rng = stream(0, "bench", "oracles");
  let apart = 0;
  for (let i = 0; i < QUERIES; i++) {
    const { task, graph, subject } = randomQuery(rng);
    if (queryTasks[task].answer(graph, subject) !== secondAnswers[task](graph, subject)) apart++;
  }
  console.log(`${QUERIES} random queries in ${seconds(began)} s: the oracles disagree on ${apart}`);
  if (apart > 0) process.exitCode = 1;
  const times = [draw("drawn networks", () => drawNetworks(0))];
  const dir = shared("data/decision");
  if (existsSync(dir)) times.push(draw("the paper's networks", () => readNetworks(dir, PUBLISHED_NETWORKS)));
  else console.log("no files of networks at hand");
  console.log(`time budget over time: ${(BUDGET / Math.max(...times)).toFixed(1)}x`);
}

/** The seconds that it takes. */
function draw(what: string, networks: () => Parameters<typeof queriesFrom>[0]): number {
  const began = performance.now();
  const { length } = queriesFrom(networks(), { seed: 0, split: "main" });
  const took = seconds(began);
  console.log(`${length} queries of ${what} in ${took} s (budget ${BUDGET} s)`);
  return Number(took);
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(2);
}
