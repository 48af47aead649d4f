import { type Intent, readIntent, writeIntent } from "#training/hosted/intent";

/** The intent of a folder while it is worked on. */
export interface IntentFile {
  readonly folder: string;
  readonly intent: Intent;
  /** Writes down what has become of it: on the disk when this returns. */
  note(news: Partial<Intent>): void;
}

export function openIntent(folder: string): IntentFile {
  let intent = readIntent(folder)!;
  return {
    folder,
    get intent() {
      return intent;
    },
    note(news) {
      intent = { ...intent, ...news };
      writeIntent(folder, intent);
    },
  };
}
