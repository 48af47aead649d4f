import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";

/** How a folder of the release is laid out: as the authors' repository, or as normalised logs, a file per test set. */
export type Layout = "repository" | "logs";

/** Whether a file of that name is a normalised log. */
export function isLog(name: string): boolean {
  return /^T\w+__.+\.jsonl(\.gz)?$/.test(name);
}

/** The half of the authors' repository that a folder lacks; undefined where it lacks none, or is laid out otherwise. */
export function absentHalf(dir: string): "data/" | "experiment_logs/" | undefined {
  const isThere = (half: string) => existsSync(join(dir, half)) && readdirSync(join(dir, half)).length > 0;
  const [data, logs] = [isThere("data"), isThere("experiment_logs")];
  if (data === logs) return undefined;
  return data ? "experiment_logs/" : "data/";
}

/**
 * Recognises a folder by what is in it.
 *
 * @throws UserError for a folder that is neither, saying what was found and what to give instead
 */
export function layoutOf(dir: string): Layout {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    throw new UserError(`${dir}: expected a folder, got ${existsSync(dir) ? "a file" : "none"}; check the path`);
  }
  const inside = readdirSync(dir);
  if (inside.some(isLog)) return "logs";
  if (inside.includes("experiment_logs") || existsSync(join(dir, "data", "1_semantic_pattern"))) return "repository";
  if (inside.includes("data")) {
    const patterns = readdirSync(join(dir, "data"));
    if (patterns.some((name) => /^\d_\w+_pattern$|^6_improvements$/.test(name))) return "repository";
  }
  const above = /^\d_\w+_pattern$|^(semantic|numerical|structural|reasoning|realistic)$/;
  const hint = inside.some((name) => above.test(name))
    ? "give the folder above it"
    : "give the cloned repository, or a folder of logs";
  const got = inside.length === 0 ? "an empty folder" : inside.slice(0, 4).join(", ");
  throw new UserError(
    `${dir}: expected NLGift's data/ and experiment_logs/, or T1__….jsonl.gz logs, got ${got}; ${hint}`,
  );
}
