import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "#src/json";
import { readLines, writeWhole } from "#src/jsonl";
import { readRecord } from "#src/read-record";

/** `TAG.json`: what is known of a batch, on disk before anything is sent; its requests are beside it, in `TAG.jsonl`. */
export interface BatchNote {
  readonly schema: 1;
  /** The name by which the batch can be found at its service. */
  readonly tag: string;
  /** The model's id. */
  readonly model: string;
  /** Bytes of the record of replies when the batch was written: what it brings is recorded after them. */
  readonly logged: number;
  /** The uploaded requests. */
  readonly file?: string;
  /** The batch may have been posted. */
  readonly posted?: true;
  /** Its id. */
  readonly batch?: string;
}

/** A line of a batch, as OpenAI takes it; `custom_id` is the key of the request. */
export interface BatchLine {
  readonly custom_id: string;
  readonly method: "POST";
  readonly url: "/v1/chat/completions";
  readonly body: object;
}

export function linesPath(folder: string, tag: string): string {
  return join(folder, `${tag}.jsonl`);
}

export function writeNote(folder: string, note: BatchNote): void {
  writeWhole(join(folder, `${note.tag}.json`), `${canonical(note)}\n`);
}

/** The batches of a model in a folder, in no order. */
export function notesOf(folder: string, model: string): BatchNote[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names
    .map((name) => readRecord<BatchNote>(join(folder, name), "look at the service for a batch of that name"))
    .filter((note) => note.model === model);
}

/** The keys of a batch's requests. */
export function keysIn(folder: string, tag: string): string[] {
  return readLines<BatchLine>(linesPath(folder, tag)).map(({ custom_id }) => custom_id);
}

/** The requests of a batch in the form in which they are uploaded. */
export function linesFile(folder: string, tag: string): File {
  return new File([readFileSync(linesPath(folder, tag))], `${tag}.jsonl`);
}
