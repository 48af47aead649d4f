import { closeSync, fstatSync, openSync } from "node:fs";
import { failFast } from "#eval/fail-fast";
import { type Intents, intentsPath, openIntents } from "#eval/intents";
import { type ReplyPlaces, replyPlaces } from "#eval/reply-places";
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
  /** The log of what was set out to be asked, which lies beside this one. */
  readonly intents: Intents;
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
  const places = placesIn(path, torn);
  const intents = openIntents(intentsPath(path), places.countOf);
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
    intents,
    find(key) {
      const place = places.of(key);
      return place === undefined ? undefined : (JSON.parse(lineAt(file, place)) as Response).reply;
    },
    isFormer: (key) => (places.of(key) ?? formerly) < formerly,
    isSince: (key, from) => (places.of(key) ?? -1) >= from,
    append(response) {
      const place = size;
      attempt(() => {
        size += log.append([response]);
      });
      places.add(response.key, place);
      disk.later();
    },
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

/** Forces a log to the disk at once, or a while after it is first told to; what fails then is told by the next write. */
function forcing(flush: () => void): { now(): void; later(): void } {
  let timer: NodeJS.Timeout | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    flush();
  };
  return {
    now,
    later() {
      timer ??= setTimeout(() => {
        try {
          now();
        } catch {}
      }, FLUSH);
    },
  };
}

function placesIn(path: string, torn: (bytes: number) => void): ReplyPlaces {
  const places = replyPlaces();
  recoverEach<Response>(path, torn, (response, line, start) => {
    if (!isResponse(response)) {
      throw new UserError(`${path}:${line}: expected a recorded reply, got something else; mend or remove the line`);
    }
    places.add(response.key, start);
  });
  return places;
}

function isResponse(row: unknown): row is Response {
  const { schema, key, reply } = (row ?? {}) as Partial<Response>;
  return schema === 1 && typeof key === "string" && typeof reply?.kind === "string";
}
