import type { Io } from "#src/commands/command";
import { type Screen, screen } from "#src/commands/screen";

/** Does some work that paints how far it is; the block is gone when the work is done or has failed. */
export function onScreen<Result>(io: Io, work: (shown: Screen) => Result): Result {
  const shown = screen(io);
  try {
    return work(shown);
  } finally {
    shown.clear();
  }
}
