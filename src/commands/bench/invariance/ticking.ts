import type { Io } from "#src/commands/command";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";

/**
 * Does some work that is told piece by piece, and shows how far it is.
 *
 * @param total of the pieces
 * @throws whatever the work throws; the signal's reason where that stopped it
 */
export async function ticking<Result>(
  name: string,
  total: number,
  io: Io,
  work: (done: () => void) => Promise<Result>,
): Promise<Result> {
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  const tick = watch.begin(name);
  let done = 0;
  try {
    const result = await work(() => tick({ done: ++done, total }));
    io.signal.throwIfAborted();
    return result;
  } finally {
    board.clear();
  }
}
