import type { ZodObject } from "zod";
import type { Model } from "#src/play";
import type { JobRecord } from "#training/job";
import type { Preflight } from "#training/preflight";

/** One example: what the model reads and what it should say. */
export interface Row {
  readonly prompt: string;
  readonly target: string;
}

/** One preference: of two replies to a prompt, the one to be made likelier and the one to be made less likely. */
export interface Pair {
  readonly prompt: string;
  readonly chosen: string;
  readonly rejected: string;
}

/** What a model learns from: rows by imitation (supervised fine-tuning), or pairs by preference (DPO). */
export type Examples =
  | { readonly method: "sft"; readonly rows: readonly Row[] }
  | { readonly method: "dpo"; readonly pairs: readonly Pair[] };

/** What a model is to be made from; with the trainer and its base it decides the result. */
export interface Order {
  /** Hash of the manifest the rows come from. */
  readonly manifest: string;
  /** Name of the recipe that made the examples. */
  readonly recipe: string;
  readonly examples: Examples;
  /** The model to start from, as the trainer names such; undefined: the trainer's own. */
  readonly base?: string;
  readonly seed: number;
  /** Settings that differ from the trainer's defaults, by name. */
  readonly hyperparameters: Readonly<Record<string, unknown>>;
}

/** Sent after each step. */
export interface Tick {
  /** Steps done, those before an interruption included. */
  readonly done: number;
  readonly total: number;
  /** Tokens worked through since the last tick. */
  readonly tokens: number;
  readonly loss: number;
  /**
   * What else the method measures of a step's batch. DPO: `accuracy`, the share of pairs whose chosen reply gained more
   * on the reference, and `margin`, how much more, times β, in nats.
   */
  readonly metrics: Readonly<Record<string, number>>;
}

/** How and where an order is worked on; no part of the result. */
export interface TuneOptions {
  /** Where the job lives: its record, what it needs to go on, the finished model. */
  readonly folder: string;
  /** Local work only: threads within an operator. */
  readonly threads?: 1 | 2;
  /** Ends the work, or, where a service does it, the following: the job goes on there until it is cancelled. */
  readonly signal?: AbortSignal;
  readonly tick?: (tick: Tick) => void;
  /** Hosted only: told what happens on the way, a line at a time. */
  readonly say?: (line: string) => void;
  /**
   * Hosted only: whether to go on, asked once before anything leaves the machine; undefined: no. It is not asked for a
   * job that it once was said yes to.
   */
  readonly confirm?: (preflight: Preflight) => Promise<boolean>;
}

/** A way to tune a model. */
export interface Trainer {
  /**
   * Works on the order until it is done or the signal aborts, and returns the job's record. A job of the same order
   * found in the folder goes on where it stopped; a finished one is returned as it is.
   *
   * @throws UserError for an unknown or impossible hyperparameter, and where the folder holds another job
   */
  tune(order: Order, options: TuneOptions): Promise<JobRecord>;
  /** What `hyperparameters` of an order with such examples may say. */
  settingsOf(method: Examples["method"]): ZodObject;
  /** What is known of an order before anything is sent; undefined: nothing is sent, and nothing paid. */
  preflight?(order: Order): Preflight;
  /** The model before tuning, as the order names it; undefined: the trainer's own. The caller closes it. */
  base(name?: string): Promise<Model>;
  /** The finished job's model as the `base` of another order names it. */
  finished(folder: string): string;
  /** The model that a finished job left in its folder. The caller closes it. */
  model(folder: string): Promise<Model>;
}
