import { setImmediate } from "node:timers/promises";
import type { Io } from "#src/commands/command";

/**
 * Lets a Ctrl-C be heard between pieces of work that never wait.
 *
 * @throws the reason of the stop
 */
export async function heedStop({ signal }: Pick<Io, "signal">): Promise<void> {
  // Registers the handler of signals, where nothing has asked for the signal yet.
  signal.throwIfAborted();
  await setImmediate();
  signal.throwIfAborted();
}
