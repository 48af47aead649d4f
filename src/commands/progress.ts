import type { Io } from "#src/commands/command";
import type { Screen } from "#src/commands/screen";

/** How far one piece of work has come. */
export interface Tick {
  readonly done: number;
  readonly total: number;
  /** Tokens worked through since the last tick. */
  readonly tokens?: number;
  readonly loss?: number;
}

/**
 * Several pieces of work side by side: on a terminal one line each that is painted over, otherwise one line per 10%.
 */
export interface Progress {
  /** @param lines whether a line per 10% is printed where there is no terminal; default yes */
  begin(name: string, lines?: boolean): (tick: Tick) => void;
  end(name: string): void;
  /** The lines of the work under way. */
  lines(): string[];
}

interface Work {
  readonly began: number;
  readonly printed: boolean;
  /** Where it stood at the first tick: a resumed job does not count what it found done. */
  start?: number;
  tokens: number;
  tenth: number;
  line: string;
}

export function progress(io: Io, screen: Screen, repaint: () => void): Progress {
  const works = new Map<string, Work>();
  const tick = (name: string, work: Work) => (now: Tick) => {
    work.start ??= now.done;
    work.tokens += now.tokens ?? 0;
    work.line = describe(name, now, work, (io.now() - work.began) / 1000);
    const tenth = Math.floor((10 * now.done) / now.total);
    if (!io.live && work.printed && tenth > work.tenth) screen.print(work.line);
    work.tenth = tenth;
    repaint();
  };
  return {
    begin(name, printed = true) {
      const work: Work = { began: io.now(), printed, tokens: 0, tenth: 0, line: name };
      works.set(name, work);
      return tick(name, work);
    },
    end: (name) => works.delete(name),
    lines: () => [...works.values()].map(({ line }) => line.slice(0, io.columns - 1)),
  };
}

function describe(name: string, { done, total, loss }: Tick, { start, tokens }: Work, seconds: number): string {
  const parts = [`${name} ${Math.floor((100 * done) / total)}%`, `${done}/${total}`];
  if (loss !== undefined) parts.push(`loss ${loss.toFixed(3)}`);
  if (tokens > 0 && seconds > 0) parts.push(`${(tokens / seconds / 1000).toFixed(1)}k tokens/s`);
  const fresh = done - start!;
  if (fresh > 0) parts.push(`${Math.ceil(((total - done) * seconds) / fresh)} s left`);
  return parts.join(" · ");
}
