import { openResponses, type Responses } from "#eval/responses";
import type { SplitFile } from "#splits/index";
import type { Io } from "#src/commands/command";
import { type Column, columnsOf, trainingFiles } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import { type Folder, readIdentity } from "#src/commands/run/folder";
import { type Answerer, answerersOf } from "#src/commands/run/jobs";

/** The records of a run, read. */
export interface Records {
  readonly run: Folder;
  readonly experiment: Experiment;
  readonly files: readonly SplitFile[];
  readonly columns: readonly Column[];
  readonly answerers: readonly Answerer[];
  readonly responses: Responses;
}

/** Opens the records of a finished run, and closes them after use. */
export async function withRecords<Result>(
  run: Folder,
  io: Io,
  use: (records: Records) => Promise<Result>,
): Promise<Result> {
  const experiment = readIdentity(run.dir).experiment;
  const columns = columnsOf(run.splits);
  const files = trainingFiles(run.splits);
  const answerers = answerersOf(run, experiment, files);
  const responses = openResponses(run.responses, (bytes) => io.err(tornNote(run.responses, bytes)));
  try {
    return await use({ run, experiment, files, columns, answerers, responses });
  } finally {
    responses.close();
  }
}

export function tornNote(path: string, bytes: number): string {
  return `${path}: the last line was cut off in writing (${bytes} bytes); it is dropped and will be asked again\n`;
}
