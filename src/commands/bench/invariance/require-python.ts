import { languageOf } from "#benchmarks/invariance/arms";
import { armsByName } from "#benchmarks/invariance/runs/arms-by-name";
import { UserError } from "#src/errors";
import { findPython } from "#src/sandbox/python/find-python";

/**
 * @param names of arms
 * @throws UserError where programs in Python are among what is asked for, and this machine has no Python
 */
export function requirePython(names: readonly string[]): void {
  const python = names.find((name) => {
    const { library } = armsByName[name]!;
    return library !== undefined && languageOf(library) === "python";
  });
  if (python === undefined || findPython()) return;
  throw new UserError(
    `${python}: expected python3 to run programs, got none; install it (Debian: apt-get install python3-networkx bubblewrap), or choose other arms with --arm`,
  );
}
