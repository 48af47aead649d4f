import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Io } from "#src/commands/command";
import { knownPrompts } from "#src/commands/fake-server/known-prompts";
import { rule } from "#src/commands/fake-server/rule";
import { readExperiment } from "#src/commands/run/read-experiment";
import type { Means } from "#src/commands/run/services";
import { trial } from "#src/commands/run/trial";
import { type Answer, type FakeServer, type FaultPlan, faults, startFakeServer } from "#src/fake-server/index";
import { names } from "#src/pick";
import { fakeIo } from "#test/commands/fake-io";
import { hastyClock } from "#test/models/clock";

/** A key that is found wherever it was written. */
export const KEY = "sk-marked-7d21c0aa94e35b6f8812";

/** Faults of all kinds that pass, among one request in five. */
export const allFaults: FaultPlan = {
  seed: 3,
  share: 0.2,
  kinds: names(faults).filter((name) => !("final" in faults[name])),
  retryAfter: 1,
  silence: 30,
};

/**
 * A server whose models know the splits in a run's folder, for the length of `use`.
 *
 * @param port where it listens, for a run is one of the same experiment only at the same address; 0: anywhere
 */
export async function withProvider(
  dir: string,
  port: number,
  plan: FaultPlan | undefined,
  use: (server: FakeServer) => Promise<void>,
  answer: Answer = rule(knownPrompts(join(dir, "splits")), 0),
): Promise<void> {
  const server = await startFakeServer({ answer, port, key: KEY, ...(plan && { faults: plan }) });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** How large an experiment is. */
export interface Size {
  readonly settings: readonly string[];
  readonly train: number;
  readonly test: number;
}

/** Writes an experiment file whose models are tuned and asked at a server. */
export function writeExperiment(path: string, { bases }: FakeServer, { settings, train, test }: Size): string {
  const lines = [
    "title: A hosted experiment",
    "pattern: semantic",
    "task: shortest-path",
    `settings: [${settings.join(", ")}]`,
    "seed: 7",
    `train: ${train}`,
    `test: ${test}`,
    "problems: { family: sparse, size: [5, 8], numbers: int-small, unreachable: 0 }",
    `tune: { via: openai, model: gpt-4.1-mini-2025-04-14, baseUrl: "${bases.openai}", n_epochs: 2 }`,
    "ask: { maxTokens: 300 }",
  ];
  writeFileSync(path, `${lines.join("\n")}\n`);
  return path;
}

/** Runs an experiment, or goes on with it, by a clock that is fast, but gives a busy machine six seconds for each attempt. */
export async function runHosted(file: string, dir: string, means: Means, io: Io): Promise<void> {
  const patient = { clock: hastyClock(100), maxRetries: 30, ...means };
  await trial(await readExperiment(file), { dir, lanes: 2, means: patient, yes: true }, io);
}

/** The same with the key in the environment. Returns what it said. */
export async function runHere(file: string, dir: string, means: Means): Promise<string> {
  const { OPENAI_API_KEY: before } = process.env;
  process.env.OPENAI_API_KEY = KEY;
  const io = fakeIo({ now: () => performance.now() });
  try {
    await runHosted(file, dir, means, io);
  } finally {
    if (before === undefined) delete process.env.OPENAI_API_KEY;
    else process.env.OPENAI_API_KEY = before;
  }
  return io.said.out + io.said.err;
}

/** What a process that ran an experiment said, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/**
 * Runs an experiment in a process of its own, and kills it.
 *
 * @param killed milliseconds after which it is killed; undefined: not at all
 */
export async function runApart(file: string, dir: string, how: "" | "batch", killed?: number): Promise<Ended> {
  const words = ["test/commands/run/children/hosted-run.ts", file, dir, how];
  const env = { ...process.env, OPENAI_API_KEY: KEY };
  const child = spawn(process.execPath, [...process.execArgv, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const timer = killed === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killed);
  const [code] = await once(child, "close");
  clearTimeout(timer);
  return { code, said };
}

/** The files under a folder in which a text stands. */
export function filesWith(dir: string, text: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));
}
