/** What a command may touch of the world. Results go to `out`, progress and notes to `err`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether progress goes to a terminal that can be repainted. */
  readonly live: boolean;
  readonly color: boolean;
  /** Columns of the terminal; 80 where there is none. */
  readonly columns: number;
  /** Lines of the terminal; 24 where there is none. */
  readonly rows: number;
  /** Aborted by Ctrl-C: stop cleanly, so that the same command goes on later. */
  readonly signal: AbortSignal;
  /** Milliseconds of a steady clock. */
  now(): number;
  /** Puts a question to the person at the terminal; undefined where there is none. */
  ask?(question: string): Promise<string>;
}

/** One option, in commander's notation: `--seed <n>`. */
export interface Option {
  readonly flags: string;
  readonly text: string;
  /** Text to value; throws UserError. Left out: the text itself, or true for a flag without value. */
  readonly parse?: (text: string) => unknown;
  /** Shown in the help; what the command does when the option is not given. */
  readonly otherwise?: string;
  /** The option may stand several times; its values are gathered. */
  readonly many?: boolean;
  readonly required?: boolean;
}

/** A door: a plain object whose `run` loads what it needs when called. */
export interface Command {
  readonly summary: string;
  /** Positional arguments in commander's notation: `<dir>`, `[item]`. */
  readonly arguments?: readonly (readonly [name: string, text: string])[];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  run(given: Given, io: Io): Promise<void>;
}

/** Doors under one name: `graphshift bench graphinstruct judge`. */
export interface Group {
  readonly summary: string;
  /** What kind of thing its doors are, in the singular, for messages: "benchmark". */
  readonly kind: string;
  readonly commands: Readonly<Record<string, Door>>;
}

export type Door = Command | Group;

/** What the user typed: positional arguments by name, options by their camel-case names. */
export type Given = Readonly<Record<string, unknown>>;
