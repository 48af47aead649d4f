import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type RealWorldSetName, realWorldSets } from "#generators/real-world/index";
import { UserError } from "#src/errors";

/** How many folders deep a set's folder may lie below the one that was named, and its files below that. */
const DEPTH = 3;

/**
 * The public files of a set in a folder: those of its names in any folder called like the set (StrategyQA,
 * strategyqa_dataset, 5_realworld_pattern/knowledge-crosswords), the named one included.
 *
 * @throws UserError where there are none, with where to get them
 */
export function findFiles(set: RealWorldSetName, dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`${dir}: expected a folder with the sets' public files, got none; check the path`);
  }
  const { title, files, home } = realWorldSets[set];
  const found = foldersOf(set, dir, DEPTH).flatMap((folder) => filesBelow(folder, files, DEPTH));
  if (found.length > 0) return found;
  throw new UserError(
    `${dir}: expected files of ${title} (${files.join(", ")}) in a folder ${set}, got none; get them from ${home}, or choose other sets with --setting`,
  );
}

function foldersOf(set: RealWorldSetName, dir: string, depth: number): string[] {
  if (bare(basename(dir)).includes(bare(set))) return [dir];
  return depth === 0 ? [] : subfolders(dir).flatMap((folder) => foldersOf(set, folder, depth - 1));
}

function filesBelow(dir: string, wanted: readonly string[], depth: number): string[] {
  const here = below(dir).filter((path) => wanted.includes(basename(path).toLowerCase()) && statSync(path).isFile());
  return depth === 0 ? here : [...here, ...subfolders(dir).flatMap((folder) => filesBelow(folder, wanted, depth - 1))];
}

function subfolders(dir: string): string[] {
  return below(dir).filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
}

/** By name, so that the order is the same on every machine. */
function below(dir: string): string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name));
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, "");
}
