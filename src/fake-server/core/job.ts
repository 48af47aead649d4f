/** Work that takes time: a fine-tune, a batch, a container. */
export interface Job {
  readonly id: string;
  /** The collection that it is in, across all APIs: "openai/fine_tuning". */
  readonly collection: string;
  /** The account or namespace; empty where there is none. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** What was posted. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The states that it goes through, in the provider's words. The last one is for good. */
  readonly course: readonly string[];
  /** Index of the state that it is in. */
  readonly step: number;
  /** When it came to this state, milliseconds since 1970. */
  readonly moved: number;
  /** It stays in its state until it is resumed. */
  readonly held: boolean;
  /** The model that is there when it has ended well. */
  readonly model?: string;
  /** The model that it tunes, under the name that the server resolved it to. */
  readonly base?: string;
  /** The file that it trains on. */
  readonly data?: string;
  /** What is wrong with its data, for a job that fails. */
  readonly problem?: string;
  /** What it left when it ended. */
  readonly result?: Readonly<Record<string, unknown>>;
}

export const stateOf = ({ course, step }: Job): string => course[step]!;
export const isOver = ({ course, step }: Job): boolean => step === course.length - 1;

/** The states that it has been in, this one included. */
export const pastOf = ({ course, step }: Job): readonly string[] => course.slice(0, step + 1);
