import type { Io } from "#src/commands/command";

/** A block of lines at the end of a terminal that is painted over and over; permanent lines go above it. */
export interface Screen {
  /** Replaces the block. Does nothing where there is no terminal. */
  paint(lines: readonly string[]): void;
  /** A line that stays. */
  print(line: string): void;
  /** Takes the block away. */
  clear(): void;
}

const UP_AND_ERASE = "\u001b[1A\u001b[2K";
/** Lines wider than the terminal are cut by it: a wrapped one would take two lines and be erased as one. */
const [CUT, WRAP] = ["\u001b[?7l", "\u001b[?7h"];
/** Milliseconds between two paintings. */
const PACE = 100;

export function screen(io: Io): Screen {
  let shown = 0;
  let last = Number.NEGATIVE_INFINITY;
  const clear = () => {
    if (shown > 0) io.err(UP_AND_ERASE.repeat(shown));
    shown = 0;
    last = Number.NEGATIVE_INFINITY;
  };
  return {
    paint(lines) {
      if (!io.live || io.now() - last < PACE) return;
      clear();
      // What has left at the top of the screen cannot be painted over.
      const fitting = lines.slice(-(io.rows - 1));
      io.err(`${CUT}${fitting.map((line) => `${line}\n`).join("")}${WRAP}`);
      shown = fitting.length;
      last = io.now();
    },
    print(line) {
      clear();
      io.err(`${line}\n`);
    },
    clear,
  };
}
