import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fingerprint } from "#src/hash";
import type { Ran } from "#src/play";
import type { Worker } from "#src/sandbox/pool";
import { walls } from "#src/sandbox/python/bubblewrap";
import type { Python } from "#src/sandbox/python/find-python";
import { guest } from "#src/sandbox/python/guest/index";
import { readLeft } from "#src/sandbox/read-left";
import { within } from "#src/within";

type Interpreter = ChildProcessByStdio<Writable, Readable, null>;

/** Milliseconds beyond a program's own time after which its runner counts as lost. */
const PATIENCE = 5000;
/** Milliseconds in which a runner must be ready. */
const START = 30_000;

/** A running interpreter that runs programs in children. */
export interface Runner extends Worker<Ran> {
  readonly environment: Ran["environment"];
}

/** @throws Error where the interpreter does not start, or can't contain programs */
export async function startRunner(python: Python, isolation: "bubblewrap" | "seccomp"): Promise<Runner> {
  const child = start(python, isolation);
  const gone = new Promise<void>((done) => child.on("close", () => done()));
  const next = lines(child);
  const first = JSON.parse((await within(next(), START)) ?? '{"refused": "it did not start"}');
  if (!first.ready) {
    child.kill("SIGKILL");
    throw new Error(`sandbox: expected Python to be ready, got: ${first.refused}`);
  }
  const environment = { ...first.ready, runner: fingerprint(guest).slice(0, 12) };
  return {
    environment,
    async run({ program, given, directed, timeout, memory }) {
      child.stdin.write(`${JSON.stringify({ program, given, directed, timeout, memory })}\n`);
      const line = await within(next(), timeout + PATIENCE);
      return line === undefined ? undefined : { kind: "ran", ...foundIn(line), isolation, environment };
    },
    async end() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** What came of a program, from the runner's line about it. */
function foundIn(line: string): Omit<Ran, "kind" | "isolation" | "environment"> {
  const { left, timedOut } = JSON.parse(line) as { readonly left: string; readonly timedOut: boolean };
  if (timedOut) return { error: "out of time", timedOut, graphs: [] };
  return { ...(readLeft(left) ?? { error: "ended without a result", graphs: [] }), timedOut };
}

function start(python: Python, isolation: "bubblewrap" | "seccomp"): Interpreter {
  const command = [python.program, "-I", "-c", guest];
  const [program, ...words] = isolation === "bubblewrap" ? ["bwrap", ...walls(python), ...command] : command;
  const env = { PATH: "/usr/bin:/bin", OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", PYTHONDONTWRITEBYTECODE: "1" };
  const child = spawn(program!, words, {
    stdio: ["pipe", "pipe", "ignore"],
    cwd: "/",
    env,
  });
  child.on("error", () => {});
  child.stdin.on("error", () => {});
  return child;
}

/** Gives a process's lines one by one; undefined once it has ended. */
function lines(child: Interpreter): () => Promise<string | undefined> {
  const reader = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async () => {
    const { done, value } = await reader.next();
    return done ? undefined : value;
  };
}
