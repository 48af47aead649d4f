import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isRealWorld, type Question } from "#generators/question";
import { toChat } from "#splits/chat";
import { instanceOf } from "#splits/instance-of";
import type { Manifest, SplitFile } from "#splits/manifest";
import { readQuestions } from "#splits/read-questions";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { readLines } from "#src/jsonl";

/** A file of questions and what is in it. */
export interface LoadedFile {
  readonly file: SplitFile;
  /** From where the reader stands: the folder's path is part of it. */
  readonly path: string;
  readonly questions: readonly Question[];
}

/** Reads all question files of a split folder, and says in one line each what is not as the manifest has it. */
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
    questions: read(file, readQuestions),
  }));
  for (const file of ofKind("chat")) {
    const source = files.find((other) => isSameSplit(other.file, file));
    if (canonical(read(file, readLines)) === canonical(source?.questions.map(toChat))) continue;
    faults.push(`${join(dir, file.path)}: expected the conversations of ${source?.path}, got others`);
  }
  return { files, faults: [...faults, ...files.flatMap(misnamed)] };
}

function isSameSplit(a: SplitFile, b: SplitFile): boolean {
  return a.task === b.task && a.setting === b.setting && a.split === b.split;
}

/** Rows that are of another instance than they say, or whose prompt is about something else. */
function misnamed({ path, questions }: LoadedFile): string[] {
  return questions.flatMap((question, i) => {
    const where = `${path}:${i + 1}`;
    if (isRealWorld(question)) {
      const said = question.texts.every((text) => question.prompt.includes(text));
      return said && instanceOf(question) === question.instance ? [] : [`${where}: other words than the instance's`];
    }
    return instanceOf(question) === question.instance ? [] : [`${where}: another graph or query than the instance's`];
  });
}
