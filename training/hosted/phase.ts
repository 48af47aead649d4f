/** Where a job is, in words that hold for every service. */
export type Phase =
  | "preparing"
  | "queued"
  | "running"
  | "stopping"
  | "succeeded"
  | "failed"
  | "cancelled"
  /** A state that this package does not know. The job may still get on. */
  | "unknown";

/** Whether a job stays in a phase for good. */
export function isOver(phase: Phase): boolean {
  return phase === "succeeded" || phase === "failed" || phase === "cancelled";
}

/** What a service's words mean: "validating_files" is preparing. */
export type States = ReadonlyMap<string, Phase>;

export function states(table: Readonly<Record<string, Phase>>): States {
  return new Map(Object.entries(table));
}

export function phaseOf(known: States, raw: string): Phase {
  return known.get(raw) ?? "unknown";
}
