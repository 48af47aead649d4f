import { join } from "node:path";
import { recoverLines } from "#src/jsonl";

/** The loss of one training step, counted from 1. */
export interface StepLoss {
  readonly step: number;
  readonly loss: number;
}

/** Where a job on this machine keeps its losses. */
export const LOSSES = "losses.jsonl";
/** Where a hosted job keeps what its service tells, losses among it. */
const EVENTS = "events.jsonl";

/** The loss curve of the job in a folder, by step; empty where nothing is known of it. A step told twice counts once. */
export function lossesOf(folder: string): StepLoss[] {
  const told = [LOSSES, EVENTS].flatMap((name) => recoverLines<Partial<StepLoss>>(join(folder, name), () => {}));
  const known = told.flatMap(({ step, loss }): [number, number][] =>
    step !== undefined && loss !== undefined ? [[step, loss]] : [],
  );
  return [...new Map(known)].map(([step, loss]) => ({ step, loss })).sort((a, b) => a.step - b.step);
}
