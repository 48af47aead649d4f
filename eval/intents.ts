import { failFast } from "#eval/fail-fast";
import { UserError } from "#src/errors";
import { type Appender, appender } from "#src/jsonl";
import { recoverEach } from "#src/recover-each";

/** A request among all that are put to models. */
interface Asked {
  readonly key: string;
  /** The item that asks. */
  readonly play: string;
  /** The model's id. */
  readonly model: string;
}

/**
 * One line of the log of intents: that a request is about to be put to a model (`asking`), that this brought no reply
 * (`failed`), or one by which the model only said that it does not serve it (`refused`).
 */
export interface Intent extends Asked {
  readonly schema: 1;
  readonly event: "asking" | "failed" | "refused";
  /** Of a failure, in one line. */
  readonly why?: string;
}

/** Calls made for an item. */
export interface Calls {
  /** Those known to have been made, failures included; a request that a model does not serve is none. */
  readonly made: number;
  /** Those that may have been made or not, for the process ended between an intent and its reply. */
  readonly unknown: number;
}

/** What was set out to be asked, beside the replies that came: so that a call whose reply was lost is not taken for none. */
export interface Intents {
  /** @throws UserError if the disk is full or the file cannot be written; then nothing more is written */
  note(intent: Omit<Intent, "schema">): void;
  /** The calls made for an item; undefined where no intent of it is on record. */
  callsOf(model: string, play: string): Calls | undefined;
  /** What was noted last of a request; undefined: nothing. */
  lastOf(asked: Asked): Intent | undefined;
  close(): void;
}

/** The log of intents that lies beside a log of replies. */
export function intentsPath(responses: string): string {
  return `${responses.replace(/\.jsonl$/, "")}.intents.jsonl`;
}

/**
 * Opens a log of intents; before the first one there is no file.
 *
 * @param replies how many replies are recorded under a key
 * @throws UserError naming file and line of what is no intent
 */
export function openIntents(path: string, replies: (key: string) => number): Intents {
  const tallies = tallied();
  // The request of a torn last line was not sent yet.
  const torn = () => {};
  recoverEach<Intent>(path, torn, (row, line) => {
    if (!isIntent(row)) {
      throw new UserError(`${path}:${line}: expected an intent, got something else; mend or remove the line`);
    }
    tallies.count(row);
  });
  let log: Appender | undefined;
  const attempt = failFast(path);
  return {
    note(noted) {
      const intent: Intent = { schema: 1, ...noted };
      attempt(() => {
        log ??= appender(path);
        log.append([intent]);
      });
      tallies.count(intent);
    },
    callsOf(model, play) {
      const tally = tallies.of(model, play);
      if (!tally) return undefined;
      let [made, unknown] = [0, 0];
      for (const [key, { asking, failed, refused }] of tally) {
        const ended = Math.min(asking, Math.max(replies(key), refused) + failed);
        made += ended - refused;
        unknown += asking - ended;
      }
      return { made, unknown };
    },
    lastOf: ({ key, play, model }) => tallies.of(model, play)?.get(key)?.last,
    close: () => log?.close(),
  };
}

/** How often each event was noted of a request, and the last one. */
type Tally = Record<Intent["event"], number> & { last: Intent };

/** Counts events by item and request. */
function tallied() {
  const byPlay = new Map<string, Map<string, Tally>>();
  const nameOf = (model: string, play: string) => JSON.stringify([model, play]);
  return {
    count(last: Intent) {
      const { event, key, play, model } = last;
      const name = nameOf(model, play);
      const tallies = byPlay.get(name) ?? new Map<string, Tally>();
      const tally = tallies.get(key) ?? { asking: 0, failed: 0, refused: 0, last };
      tally[event]++;
      byPlay.set(name, tallies.set(key, { ...tally, last }));
    },
    of: (model: string, play: string) => byPlay.get(nameOf(model, play)),
  };
}

function isIntent(row: unknown): row is Intent {
  const { schema, event, key, play, model } = (row ?? {}) as Partial<Intent>;
  const known = event === "asking" || event === "failed" || event === "refused";
  return schema === 1 && known && [key, play, model].every((name) => typeof name === "string");
}
