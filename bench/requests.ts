import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "#bench/median";
import { ask } from "#eval/ask";
import { expect } from "#eval/expect";
import type { Item } from "#eval/play-out";
import { openResponses, type Responses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import { openModel, scheduler } from "#src/models/index";
import type { Model, Play } from "#src/play";

const CONCURRENCY = 256;
/** Requests a second, client and server on the same machine. */
const LEAST = 1500;
/** Megabytes of memory at most, with the records of all rounds. */
const MOST = 400;
const ROUNDS = 10;
/** Requests of a round. All rounds are recorded in one log. */
const COUNT = 10_000;

/**
 * Asks a loopback server through the OpenAI client, the scheduler and the log of replies, as a run does. The last line
 * is the median rate over the least one.
 */
export async function bench(): Promise<void> {
  const server = fork(fileURLToPath(import.meta.resolve("#bench/loopback/server")));
  const folder = mkdtempSync(join(tmpdir(), "graphshift-requests-"));
  try {
    const [port] = (await once(server, "message")) as [number];
    const rate = median(await rounds(port, join(folder, "responses.jsonl")));
    const began = performance.now();
    openResponses(join(folder, "responses.jsonl"), () => {}).close();
    console.log(`the log opened again in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const megabytes = process.resourceUsage().maxRSS / 1024;
    console.log(`peak memory ${megabytes.toFixed(0)} MB (at most ${MOST} MB)`);
    if (megabytes > MOST || rate < LEAST) process.exitCode = 1;
    console.log(`rate over the least of ${LEAST} requests/s: ${(rate / LEAST).toFixed(1)}x`);
  } finally {
    server.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the rates of the rounds, in requests a second. */
async function rounds(port: number, path: string): Promise<number[]> {
  const model = await openModel("vllm:loopback", {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    env: {},
    scheduler: scheduler({ concurrency: CONCURRENCY }),
  });
  const responses = openResponses(path, () => {});
  const rates: number[] = [];
  try {
    for (let i = 0; i < ROUNDS; i++) rates.push(await round(model, responses, items(i)));
  } finally {
    responses.close();
  }
  return rates;
}

async function round(model: Model, responses: Responses, items: readonly Item[]): Promise<number> {
  const began = performance.now();
  const worked = process.cpuUsage();
  const verdicts = await ask(model, items, responses);
  const seconds = (performance.now() - began) / 1000;
  const right = [...verdicts.values()].filter(({ outcome }) => outcome === "correct").length;
  if (right < COUNT) throw new Error(`${COUNT - right} of ${COUNT} requests failed`);
  const { user, system } = process.cpuUsage(worked);
  const each = `${((user + system) / 1000 / COUNT).toFixed(2)} ms of the client's CPU each`;
  const memory = `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`;
  console.log(
    `${COUNT} requests in ${seconds.toFixed(1)} s: ${Math.round(COUNT / seconds)} a second; ${each}; ${memory}`,
  );
  return COUNT / seconds;
}

/** As long as a prompt of a graph with 15 nodes. */
const PROMPT = "Node 3 is connected to nodes 1, 4 and 12. ".repeat(15);

function items(round: number): Item[] {
  return Array.from({ length: COUNT }, (_, i) => ({ id: `${round}/${i}`, play: () => play(`${PROMPT}${round}/${i}`) }));
}

function* play(content: string): Play<Verdict> {
  const { text } = expect(
    "text",
    yield {
      kind: "generate",
      messages: [{ role: "user", content }],
      maxTokens: 50,
      temperature: 0,
      seed: 0,
      repeat: 0,
    },
  );
  return { outcome: text === "Answer: yes" ? "correct" : "wrong", why: "the server says yes" };
}
