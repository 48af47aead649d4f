import type { Io } from "#src/commands/command";

/** An Io that keeps what it is told. */
export interface FakeIo extends Io {
  readonly said: { out: string; err: string };
}

export function fakeIo(
  options: Partial<Pick<Io, "live" | "color" | "columns" | "rows" | "signal" | "now">> = {},
): FakeIo {
  const said = { out: "", err: "" };
  return {
    said,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    live: false,
    color: false,
    columns: 80,
    rows: 24,
    signal: new AbortController().signal,
    now: () => 0,
    ...options,
  };
}
