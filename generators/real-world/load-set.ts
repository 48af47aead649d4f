import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { findFiles } from "#generators/real-world/find-files";
import { type RealWorldSetName, realWorldSets } from "#generators/real-world/index";
import { readRows } from "#generators/real-world/read-rows";
import type { SourceItem } from "#generators/real-world/set";
import { sha256 } from "#src/hash";

/** What a set holds, and where it is from. */
export interface LoadedSet {
  readonly items: readonly SourceItem[];
  /** The files that were read; none where the items are our own samples. */
  readonly files: readonly SourceFile[];
  /** Rows that no question can be made of. */
  readonly unusable: number;
}

/** A public file, by its name and content. */
export interface SourceFile {
  readonly name: string;
  readonly sha256: string;
}

/**
 * The items of a set.
 *
 * @param dir the folder that holds its public files; undefined: the samples of our own writing
 * @throws UserError as `findFiles` and `readRows`, and for a damaged row
 */
export function loadSet(set: RealWorldSetName, dir: string | undefined): LoadedSet {
  const { read, samples } = realWorldSets[set];
  if (dir === undefined) return { items: samples(), files: [], unusable: 0 };
  const paths = findFiles(set, dir);
  const rows = paths.flatMap(readRows);
  const items = read(rows);
  return { items, files: paths.map(sourceFile), unusable: rows.length - items.length };
}

function sourceFile(path: string): SourceFile {
  return { name: basename(path), sha256: sha256(readFileSync(path)) };
}
