import { queryItems } from "#benchmarks/decision/rq1/query-items";
import { claimRun, openRun, type QuerySetup, type RunFolder } from "#benchmarks/decision/runs/index";
import { drawQueryRows } from "#benchmarks/decision/runs/rq1/draw";
import { queriesIn } from "#benchmarks/decision/runs/rq1/kept-query";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import type { Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";

/** Claims a folder for a run of part 1; its queries are drawn unless they are there. */
export async function prepareQueries(run: RunFolder, setup: QuerySetup, io: Io): Promise<Pick<AskOrder, "itemsOf">> {
  await claimRun(run, setup, () =>
    onScreen(io, (shown) => {
      shown.paint(["drawing queries"]);
      return drawQueryRows(setup);
    }),
  );
  const queries = queriesIn(openRun(run, "rq1").rows, run.units);
  return { itemsOf: ({ repeats }) => queryItems(queries, repeats) };
}
