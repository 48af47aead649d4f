import { closeSync, fstatSync, openSync } from "node:fs";
import { type Calls, type Intents, intentsPath, openIntents } from "#eval/intents";
import { UserError } from "#src/errors";
import { fingerprint } from "#src/hash";
import { appender } from "#src/jsonl";
import { lineAt } from "#src/line-at";
import type { Reply, Request } from "#src/play";
import { recoverEach } from "#src/recover-each";

/** One line of `responses.jsonl`: a request and what came back. Failed attempts leave no line. */
export interface Response {
  readonly schema: 1;
  readonly key: string;
  /** The item that asked, and its how-manieth request this was, from 0. */
  readonly play: string;
  readonly step: number;
  /** The model's id. */
  readonly model: string;
  readonly request: Request;
  readonly reply: Reply;
}

/**
 * What a reply is found by: the model, the item, the step and the whole request, repeat included. So a changed prompt or
 * temperature is asked anew, two items with the same prompt are two samples, and a play that repeats itself word for
 * word is answered each time.
 */
export function responseKey(model: string, play: string, step: number, request: Request): string {
  return fingerprint({ model, play, step, request });
}

/** The log of a run's replies: those recorded before can be looked up, new ones are appended. */
export interface Responses {
  find(key: string): Reply | undefined;
  /** Bytes of the log. */
  readonly size: number;
  /** Whether the reply was there already when the log was opened. */
  isFormer(key: string): boolean;
  /** Whether the reply was recorded when the log had that many bytes, or later. */
  isSince(key: string, size: number): boolean;
  /** @throws UserError if the disk is full or the file cannot be written; then nothing more is written */
  append(response: Response): void;
  /** Notes in a log beside this one that a request is about to be sent, or how it ended without a reply. */
  note: Intents["note"];
  /** The calls made for an item, by those notes; undefined where there are none. */
  callsOf(model: string, play: string): Calls | undefined;
  /** The last of those notes about a request; undefined: there is none. */
  lastOf: Intents["lastOf"];
  /**
   * Forces what was appended to the disk, as happens by itself within half a second.
   *
   * @throws UserError if that fails
   */
  flush(): void;
  /** Forces what was appended to the disk and closes the file. */
  close(): void;
}

/** Milliseconds for which a line may be written but not yet forced to the disk. */
const FLUSH = 500;

/**
 * Opens the log of a run, or begins one. In memory it keeps where each reply is, not the reply.
 *
 * @param torn told the bytes of an unfinished last line, which is dropped
 * @throws UserError naming file and line of any other damage; the file is left as it is
 */
export function openResponses(path: string, torn: (bytes: number) => void): Responses {
  const { places, more } = placesIn(path, torn);
  const intents = openIntents(intentsPath(path));
  const log = appender(path);
  const file = openSync(path, "r");
  const formerly = fstatSync(file).size;
  let size = formerly;
  const attempt = failFast(path);
  const disk = forcing(() => attempt(log.flush));
  return {
    get size() {
      return size;
    },
    find(key) {
      const place = places.get(key);
      return place === undefined ? undefined : (JSON.parse(lineAt(file, place)) as Response).reply;
    },
    isFormer: (key) => (places.get(key) ?? formerly) < formerly,
    isSince: (key, from) => (places.get(key) ?? -1) >= from,
    append(response) {
      const place = size;
      const failure = attempt(() => {
        size += log.append([response]);
      });
      if (failure) throw failure;
      placeAt({ places, more }, response.key, place);
      disk.later();
    },
    note(intent) {
      const failure = attempt(() => intents.note(intent));
      if (failure) throw failure;
    },
    callsOf: (model, play) => intents.callsOf(model, play, (key) => (more.get(key) ?? 0) + (places.has(key) ? 1 : 0)),
    lastOf: intents.lastOf,
    flush: disk.now,
    close() {
      try {
        disk.now();
      } finally {
        log.close();
        intents.close();
        closeSync(file);
      }
    },
  };
}

/** Forces a log to the disk at once, or a while after it is first told to. */
function forcing(flush: () => UserError | undefined): { now(): void; later(): void } {
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    return flush();
  };
  return {
    now() {
      const failure = end();
      if (failure) throw failure;
    },
    later() {
      timer ??= setTimeout(end, FLUSH);
    },
  };
}

/** Once a write has failed, nothing more is written: after half a line, a whole one would be damage. */
function failFast(path: string): (write: () => void) => UserError | undefined {
  let failure: UserError | undefined;
  return (write) => {
    try {
      if (!failure) write();
    } catch (error) {
      const { message } = error as Error;
      failure = new UserError(
        `${path}: could not be written (${message}); make room and run again, what is recorded stays`,
      );
    }
    return failure;
  };
}

/** Where replies are. */
interface Places {
  /** The byte at which the line of each key begins; of several lines with a key, the last one counts. */
  readonly places: Map<string, number>;
  /** How many lines a key has beside that one; most have none. */
  readonly more: Map<string, number>;
}

function placesIn(path: string, torn: (bytes: number) => void): Places {
  const found: Places = { places: new Map(), more: new Map() };
  recoverEach<Response>(path, torn, (response, line, start) => {
    if (!isResponse(response)) {
      throw new UserError(`${path}:${line}: expected a recorded reply, got something else; mend or remove the line`);
    }
    placeAt(found, response.key, start);
  });
  return found;
}

function placeAt({ places, more }: Places, key: string, start: number): void {
  if (places.has(key)) more.set(key, (more.get(key) ?? 0) + 1);
  places.set(key, start);
}

function isResponse(row: unknown): row is Response {
  const { schema, key, reply } = (row ?? {}) as Partial<Response>;
  return schema === 1 && typeof key === "string" && typeof reply?.kind === "string";
}
