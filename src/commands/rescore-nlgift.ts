import type { LogRow } from "#benchmarks/nlgift/release/index";
import type { PolicyName } from "#benchmarks/nlgift/rescore/index";
import type { Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";
import { nameIn } from "#src/pick";

/** How published replies are scored, and what is printed. */
export interface RescoreOrder {
  readonly policy: string;
  readonly json: boolean;
  /** With `json`: transfers beside the cells. */
  readonly statistics: boolean;
}

/** Scores the published replies in a folder; tells what was passed over once all has been read. */
export async function rescoreNlgift(dir: string, { policy, json, statistics }: RescoreOrder, io: Io): Promise<void> {
  const { absentHalf, loggedRows, passedOver } = await import("#benchmarks/nlgift/release/index");
  const { outcomes, policies, rescore, rescoreTable, transfers, transfersTable } = await import(
    "#benchmarks/nlgift/rescore/index"
  );
  const chosen: PolicyName = nameIn("policy", policies, policy);
  const strictly = statistics || !json ? outcomes() : undefined;
  const skipped: string[] = [];
  const cells = onScreen(io, (shown) =>
    rescore(
      watched(
        loggedRows(dir, (path, kind) => skipped.push(`skipped, ${passedOver[kind]}: ${path}`)),
        (file) => shown.paint([`reading ${file}`]),
      ),
      chosen,
      strictly?.told,
    ),
  );
  const absent = absentHalf(dir);
  const half = absent ? [`half a release: nothing from ${absent}, against which the logs could be held`] : [];
  for (const line of [...half, ...skipped]) io.err(`${line}\n`);
  const tested = strictly ? transfers(cells, strictly) : [];
  if (json) io.out(`${JSON.stringify(statistics ? { cells, transfers: tested } : cells)}\n`);
  else io.out([rescoreTable(cells), transfersTable(tested)].filter((text) => text !== "").join("\n"));
}

/** The same rows; `begin` is told each file that they come from. */
function* watched(rows: Iterable<LogRow>, begin: (file: string) => void): Iterable<LogRow> {
  let last = "";
  for (const row of rows) {
    const file = row.where.slice(0, row.where.lastIndexOf(":"));
    if (file !== last) begin(file);
    last = file;
    yield row;
  }
}
