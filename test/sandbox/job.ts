import type { Execute } from "#src/play";

/** A job of a second and a gigabyte at most. */
export function job(program: string, changes: Partial<Execute> = {}): Execute {
  return {
    kind: "execute",
    program,
    language: "python",
    directed: false,
    timeout: 1000,
    memory: 2 ** 30,
    repeat: 0,
    ...changes,
  };
}
