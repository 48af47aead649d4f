import type { ZodObject } from "zod";
import type { ModelSettings } from "#src/models/settings";
import type { FormatName } from "#training/formats/index";
import type { Phase } from "#training/hosted/phase";
import type { HostedSettings } from "#training/hosted/settings";
import type { Examples } from "#training/trainer";

export type Method = Examples["method"];

/** What is asked of a service: one job. */
export interface Submission {
  /** Names the job wherever the service lets us: in its metadata, its suffix, its id. No other job has it. */
  readonly tag: string;
  readonly base: string;
  readonly method: Method;
  readonly seed: number;
  /** All settings, by the service's own names. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What `upload` returned. */
  readonly data: string;
}

/** Where a job is. */
export interface Standing {
  readonly phase: Phase;
  /** The same in the service's own words. */
  readonly raw: string;
  /** Why it failed. */
  readonly message?: string;
  /** Share of the work that is done, 0 to 1. */
  readonly progress?: number;
  /** Tokens that were trained on, as the service counts them. */
  readonly tokens?: number;
}

/** Something that happened to a job. */
export interface JobEvent {
  readonly id: string;
  readonly message: string;
  /** Steps done, and steps in all. */
  readonly step?: number;
  readonly total?: number;
  readonly loss?: number;
}

/** What a job that succeeded has made. */
export interface Artifacts {
  /** The tuned model, as it is asked. */
  readonly model: string;
  /** The same as the base of another order. */
  readonly base: string;
  readonly checkpoints: readonly { readonly step: number; readonly model: string }[];
}

/**
 * A service, asked with a key. Every method may be called again after a failure without harm, but for `submit`.
 *
 * All throw UserError for what the user must mend (a refused key, an unknown model), and ProviderError for what may go
 * well the next time.
 */
export interface Port {
  /** Sends the training file and waits until the service has accepted it. Returns what a submission names it by. */
  upload(path: string, tag: string): Promise<string>;
  /** Dollars that the service itself will ask for the job; undefined: it does not say. */
  quote?(submission: Submission): Promise<number | undefined>;
  /** Posts the job, once, without trying again. Returns its id. */
  submit(submission: Submission): Promise<string>;
  /** The id of the job that came of an earlier submission; undefined: none did. */
  find(submission: Submission): Promise<string | undefined>;
  poll(id: string): Promise<Standing>;
  /**
   * What happened to a job of so many epochs after the event `after`, oldest first; undefined: from the beginning.
   */
  events(id: string, after: string | undefined, epochs: number): Promise<readonly JobEvent[]>;
  artifacts(id: string): Promise<Artifacts>;
  cancel(id: string): Promise<void>;
}

/** What is known of a service without asking it. */
export interface Service {
  readonly name: string;
  /** How it wants the rows written. */
  readonly formats: Readonly<Record<Method, FormatName>>;
  /** The fewest rows that it takes. */
  readonly fewest: number;
  /** What the settings of a job may say, by the service's own names, with our defaults. */
  readonly settings: Readonly<Record<Method, ZodObject>>;
  /** Which of the settings is the number of passes through the rows. */
  readonly epochs: string;
  /** Which of the settings is the rank of an adapter, 0 to train all weights; undefined: the service does not say. */
  readonly rank?: string;
  /** What it takes to ask a tuned model, and how to end what it costs; undefined: nothing. */
  readonly serving?: string;
  /** What else the settings of a job, all of them, will cost; undefined: nothing. */
  readonly renting?: (settings: Readonly<Record<string, unknown>>) => string;
  /** @param folder the job's, for services that work in it */
  open(settings: HostedSettings, folder: string): Port;
  /** How a model is opened that goes by a name of the service's: a base, or the `model` of artifacts. */
  named(model: string, settings: HostedSettings): readonly [spec: string, settings: ModelSettings];
}
