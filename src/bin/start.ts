import { createInterface } from "node:readline/promises";
import type { Io } from "#src/commands/command";
import { main } from "#src/commands/main";

/** Aborted by the first Ctrl-C; the second ends the process. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.on("SIGINT", () => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort(new Error("stopped by Ctrl-C"));
    process.stderr.write("\nstopping; once more to stop at once\n");
  });
  process.on("SIGTERM", () => stop.abort(new Error("stopped by SIGTERM")));
  return stop.signal;
}

async function put(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question, { signal });
  } finally {
    lines.close();
  }
}

/** Runs a command line in this process's terminal and sets the exit code. */
export async function start(words: readonly string[]): Promise<void> {
  let signal: AbortSignal | undefined;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(0);
      throw error;
    });
  }
  const io: Io = {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    live: process.stderr.isTTY === true,
    color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
    // Asked anew each time: terminals are resized.
    get columns() {
      return process.stdout.columns ?? process.stderr.columns ?? 80;
    },
    get rows() {
      return process.stdout.rows ?? process.stderr.rows ?? 24;
    },
    // A command that does not ask for it is simply ended by Ctrl-C.
    get signal() {
      signal ??= stopSignal();
      return signal;
    },
    now: () => performance.now(),
    ...(process.stdin.isTTY && process.stderr.isTTY && { ask: (question: string) => put(question, io.signal) }),
  };
  process.exitCode = await main(words, io);
}
