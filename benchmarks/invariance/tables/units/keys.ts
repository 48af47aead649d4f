import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";

/** One model asked one way. */
export interface ArmKey {
  readonly dataset: string;
  readonly model: string;
  readonly mode: string;
  /** `-`: direct, which has none. */
  readonly library: string;
}

/** What the published tables have a row for. */
export interface CellKey {
  readonly dataset: string;
  readonly task: string;
  readonly mode: string;
  readonly library: string;
  readonly axis: string;
  readonly model: string;
}

export function armKey({ dataset, model, mode, library }: Asked): ArmKey {
  return { dataset, model, mode, library: library ?? "-" };
}

interface Asked {
  readonly dataset: string;
  readonly model: string;
  readonly mode: string;
  readonly library: string | null;
}

/** One string for a key. */
export function nameOfKey(key: object): string {
  return Object.values(key).join("\0");
}

export function cellKey({ dataset, task, mode, library, axis, model }: ScoredRow): CellKey {
  return { dataset, task, mode, library: library ?? "-", axis, model };
}

/** `direct`, `code/networkx`. */
export function nameOfArm({ mode, library }: Pick<ArmKey, "mode" | "library">): string {
  return library === "-" ? mode : `${mode}/${library}`;
}
