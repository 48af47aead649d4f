import { appender, recoverLines } from "#src/jsonl";

/** Records by id, in the order in which they were made. */
export interface Table<Row> {
  get(id: string): Row | undefined;
  put(id: string, row: Row): void;
  remove(id: string): void;
  rows(): IterableIterator<Row>;
}

/** One line of the log; without a row the record was removed. */
interface Change {
  readonly table: string;
  readonly id: string;
  readonly row?: unknown;
}

/** Tables that live in memory and, with a log, on disk too. */
export interface Tables {
  open<Row>(name: string): Table<Row>;
  close(): void;
}

/**
 * Opens the tables of a server.
 *
 * @param path of a log from which they are filled, and to which every change goes; undefined: memory only
 * @throws UserError where the log is damaged elsewhere than in its last line
 */
export function openTables(path?: string): Tables {
  const past = path ? recoverLines<Change>(path, () => {}) : [];
  const log = path ? appender(path) : undefined;
  const note = (change: Change) => log?.append([change]);
  return {
    open<Row>(name: string): Table<Row> {
      const rows = new Map<string, Row>();
      for (const { table, id, row } of past) {
        if (table !== name) continue;
        if (row === undefined) rows.delete(id);
        else rows.set(id, row as Row);
      }
      return {
        get: (id) => rows.get(id),
        put(id, row) {
          rows.set(id, row);
          note({ table: name, id, row });
        },
        remove(id) {
          rows.delete(id);
          note({ table: name, id });
        },
        rows: () => rows.values(),
      };
    },
    close: () => log?.close(),
  };
}
