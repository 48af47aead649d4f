import type { StoredFile } from "#src/fake-server/core/stored-file";
import { trainingFault } from "#src/fake-server/core/training-fault";
import type { World } from "#src/fake-server/core/world";

/** The states of a file that is being checked; after them it is COMPLETED or INVALID_FORMAT. */
const CHECKING = ["PENDING", "QUEUED", "RUNNING"];

/** How far the check of a file has come. */
export function processingOf(file: StoredFile, { pace, now }: World): string {
  const steps = pace === "polls" ? file.polls : Math.floor((now() - file.created) / pace.milliseconds);
  return CHECKING[steps] ?? (formatOf(file) ? "COMPLETED" : "INVALID_FORMAT");
}

/** A file as the API shows it. */
export function fileView(file: StoredFile, world: World): object {
  const status = processingOf(file, world);
  const { id, name, purpose, content, created } = file;
  const checked = !CHECKING.includes(status);
  return {
    id,
    object: "file",
    created_at: Math.floor(created / 1000),
    filename: name,
    bytes: Buffer.byteLength(content),
    purpose,
    FileType: "jsonl",
    Processed: checked,
    processing_status: status,
    ...(checked && { LineCount: lineCount(content), validation_report: reportOf(file) }),
  };
}

function reportOf(file: StoredFile): object {
  const format = formatOf(file);
  const nlines = lineCount(file.content);
  if (format) return { file_id: file.id, valid: true, dataset_format: format, nlines };
  const { line, message } = trainingFault(file.content, "sft", 1)!;
  return { file_id: file.id, valid: false, error_type: "INVALID_FORMAT", error: `line ${line}: ${message}`, nlines };
}

/** The format of a file's rows; undefined: they are of none. */
function formatOf({ content }: StoredFile): "conversation" | "preference_openai" | undefined {
  if (!trainingFault(content, "sft", 1)) return "conversation";
  return trainingFault(content, "dpo", 1) ? undefined : "preference_openai";
}

const lineCount = (content: string): number => content.split("\n").filter((line) => line !== "").length;
