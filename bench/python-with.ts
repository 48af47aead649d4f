import { spawnSync } from "node:child_process";

/** Debian installs its Python packages for its own Python, which may not be the first on the path. */
const PYTHONS = ["/usr/bin/python3", "python3"];

/** A Python that has a module; undefined where there is none. */
export function pythonWith(module: string): string | undefined {
  return PYTHONS.find((command) => spawnSync(command, ["-c", `import ${module}`], { stdio: "ignore" }).status === 0);
}
