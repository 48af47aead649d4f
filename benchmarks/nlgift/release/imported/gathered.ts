import { join } from "node:path";
import { appender } from "#src/jsonl";

/** Rows on their way to files of a folder. */
export interface Gathered {
  add(file: string, row: unknown): void;
  /** Appends what was added to its files. */
  write(): void;
}

/** Keeps rows until they are written, so that each file is opened once for many. */
export function gathered(dir: string): Gathered {
  const waiting = new Map<string, unknown[]>();
  return {
    add(file, row) {
      const rows = waiting.get(file) ?? [];
      waiting.set(file, rows);
      rows.push(row);
    },
    write() {
      for (const [file, rows] of waiting) {
        const out = appender(join(dir, file));
        out.append(rows);
        out.close();
      }
      waiting.clear();
    },
  };
}
