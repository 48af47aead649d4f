import { join } from "node:path";
import { appender, formatLines, recoverLines, writeWhole } from "#src/jsonl";
import { LOSSES, type StepLoss } from "#training/losses";

/** Steps to a line. */
const EVERY = 10;

/** `losses.jsonl`: the loss of each tenth step, counted back from the last. */
export interface LossLog {
  add(step: StepLoss): void;
  close(): void;
}

/**
 * Opens the log of a course of so many steps, of which `from` are done. What an interrupted process wrote of later steps
 * is dropped, since they are done again: the bytes are those of a course that nothing interrupted.
 */
export function lossLog(folder: string, from: number, total: number): LossLog {
  const path = join(folder, LOSSES);
  const kept = recoverLines<StepLoss>(path, () => {}).filter(({ step }) => step <= from);
  writeWhole(path, formatLines(kept));
  const file = appender(path);
  return {
    add(loss) {
      if ((total - loss.step) % EVERY === 0) file.append([loss]);
    },
    close: file.close,
  };
}
