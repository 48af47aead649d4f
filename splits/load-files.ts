import { readFileSync } from "node:fs";
import { join } from "node:path";
import { instanceId } from "#generators/instance-id";
import type { Problem } from "#generators/problem";
import { toChat } from "#splits/chat";
import type { Manifest, SplitFile } from "#splits/manifest";
import { readProblems } from "#splits/read-problems";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { readLines } from "#src/jsonl";

/** A file of problems and what is in it. */
export interface LoadedFile {
  readonly file: SplitFile;
  /** From where the reader stands: the folder's path is part of it. */
  readonly path: string;
  readonly problems: readonly Problem[];
}

/** Reads all problem files of a split folder, and says in one line each what is not as the manifest has it. */
export function loadFiles(dir: string, manifest: Manifest): { files: LoadedFile[]; faults: string[] } {
  const faults: string[] = [];
  const read = <Row>(file: SplitFile, reader: (path: string) => Row[]): Row[] => {
    const path = join(dir, file.path);
    try {
      const rows = reader(path);
      if (rows.length !== file.rows) faults.push(`${path}: expected ${file.rows} rows, got ${rows.length}`);
      if (sha256(readFileSync(path)) !== file.sha256) faults.push(`${path}: changed since it was written`);
      return rows;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      faults.push(error.message);
      return [];
    }
  };
  const ofKind = (wanted: SplitFile["kind"]) => manifest.files.filter(({ kind }) => kind === wanted);
  const files = ofKind("problems").map((file) => ({
    file,
    path: join(dir, file.path),
    problems: read(file, readProblems),
  }));
  for (const file of ofKind("chat")) {
    const source = files.find((other) => isSameSplit(other.file, file));
    if (canonical(read(file, readLines)) === canonical(source?.problems.map(toChat))) continue;
    faults.push(`${join(dir, file.path)}: expected the conversations of ${source?.path}, got others`);
  }
  return { files, faults: [...faults, ...files.flatMap(misnamed)] };
}

function isSameSplit(a: SplitFile, b: SplitFile): boolean {
  return a.task === b.task && a.setting === b.setting && a.split === b.split;
}

/** Rows whose graph and query are not those of the instance they say they are. */
function misnamed({ path, problems }: LoadedFile): string[] {
  return problems.flatMap(({ task, graph, query, numbers, instance }, i) =>
    instanceId(task, graph, query, numbers) === instance
      ? []
      : [`${path}:${i + 1}: another graph or query than the instance's`],
  );
}
