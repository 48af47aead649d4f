import { spawnSync } from "node:child_process";

/** A Python interpreter: the program itself, not a shim that stands for it, and the folders that it needs. */
export interface Python {
  readonly program: string;
  readonly folders: readonly string[];
}

const ASKING = "import os, sys; print(os.path.realpath(sys.executable)); print(sys.prefix); print(sys.base_prefix)";

/** The machine's Python 3; undefined where there is none. */
export function findPython(): Python | undefined {
  const { status, stdout } = spawnSync("python3", ["-I", "-c", ASKING], { encoding: "utf8" });
  if (status !== 0) return undefined;
  const [program, ...folders] = stdout.trim().split("\n");
  return program === undefined ? undefined : { program, folders: [...new Set(folders)] };
}
