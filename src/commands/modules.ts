import { resolve } from "node:path";
import { extend } from "#generators/own";
import { checkModule } from "#src/commands/modules/check-module";
import { readModule } from "#src/commands/modules/read-module";

/** Modules of our own, which splits of benchmarks are made with, by the name that stands for a path. */
const ours: ReadonlyMap<string, () => Promise<() => void>> = new Map([
  ["rq1", async () => (await import("#benchmarks/decision/rq1/worded/worded-tasks")).holdWordedTasks()],
]);

/** The modules that are loaded, by path and hash, with what takes each out again. */
const loaded = new Map<string, () => void>();

/**
 * Loads modules of the user's own: each is an ES module that exports `encodings`, `tasks`, or both, plain objects by
 * name. They are checked against the contract and added to the registries; one that is there already is left alone. `rq1`
 * stands for the queries of the decision benchmark as tasks.
 *
 * @param from the folder that relative paths start at
 * @returns takes out again what was added
 * @throws UserError in one line, for a module that is missing, broken or breaks the contract, and for names that exist
 */
export async function loadModules(paths: readonly string[], from = "."): Promise<() => void> {
  const added: string[] = [];
  const held: (() => void)[] = [];
  for (const path of paths) {
    const hold = ours.get(path);
    if (hold) {
      held.push(await hold());
      continue;
    }
    const own = await readModule(resolve(from, path), path);
    const key = `${resolve(from, path)} ${own.sha256}`;
    if (loaded.has(key)) continue;
    const remove = extend(own);
    try {
      checkModule(own, path);
    } catch (error) {
      remove();
      throw error;
    }
    loaded.set(key, remove);
    added.push(key);
  }
  return () => {
    for (const release of held) release();
    for (const key of added) {
      loaded.get(key)?.();
      loaded.delete(key);
    }
  };
}
