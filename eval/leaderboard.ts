import type { Cell, Counts } from "#eval/cell";
import { cellAccuracy } from "#eval/cell-accuracy";
import type { ScoredCell } from "#eval/matrix";
import { cellsOf, type Score } from "#eval/scores";
import { RESAMPLES } from "#eval/stats/bootstrap-means";
import type { Usage } from "#src/play";

/** `leaderboard.json`: how well models, or replies made elsewhere, do on the test files of a split folder. */
export interface Leaderboard {
  readonly schema: 1;
  readonly columns: readonly BoardColumn[];
  /** In the order in which they were named. */
  readonly entries: readonly Entry[];
  /** How the models were asked; undefined where none was. */
  readonly how?: Readonly<Record<string, number>>;
  /** SHA-256 of the splits' manifest and of `scores.jsonl`. */
  readonly made: { readonly manifest: string; readonly scores: string };
}

/** A test file. */
export interface BoardColumn {
  /** Its setting; with its task where a setting is of several. */
  readonly name: string;
  readonly task: string;
  readonly setting: string;
  /** Items that were put, and items of the file. */
  readonly items: number;
  readonly rows: number;
  /** Of the whole file: what the most frequent answer and the task's one-line rules score, by name. */
  readonly baselines: Readonly<Record<string, number>>;
}

/** One model, or one file of replies. */
export interface Entry {
  readonly name: string;
  readonly origin: Origin;
  readonly cells: readonly BoardCell[];
}

/** Where the replies of an entry come from. */
export type Origin =
  | {
      /** The model's id. */
      readonly model: string;
      readonly asked: number;
      readonly fromRecord: number;
      /** Tokens of the replies asked for, as far as the provider counted them. */
      readonly usage: Usage;
    }
  | {
      /** SHA-256 of the file. */
      readonly replies: string;
      /** Replies to none of the items. */
      readonly unmatched: number;
      /** Replies to items that had one already: the first counts. */
      readonly doubled: number;
      /** Items without a reply: they do not count. */
      readonly missing: number;
    };

/** An entry on a test file; rates in 0 … 1, the interval as in a matrix' cell. */
export interface BoardCell
  extends Counts,
    Pick<ScoredCell, "column" | "accuracy" | "interval" | "spread" | "unparsed"> {}

/** The cells of one entry from its scores. */
export function boardCells(scores: readonly Score[]): BoardCell[] {
  return cellsOf(scores).map((cell) => ({ ...withoutItems(cell), ...cellAccuracy(cell, RESAMPLES) }));
}

function withoutItems({ column, right, of, outcomes }: Cell): Counts & Pick<Cell, "column"> {
  return { column, right, of, outcomes };
}

/** An entry's mean accuracy over its test files, each counting the same; undefined where one of them has no reply. */
export function meanAccuracy({ cells }: Pick<Entry, "cells">): number | undefined {
  if (cells.length === 0 || cells.some(({ of }) => of === 0)) return undefined;
  return cells.reduce((sum, { accuracy }) => sum + accuracy, 0) / cells.length;
}
