import { ask } from "#eval/ask";
import { scoresOf } from "#eval/scores";
import type { Making } from "#src/commands/run/arms";
import type { Column } from "#src/commands/run/columns";
import { itemsOf } from "#src/commands/run/items";
import { inLanes } from "#src/commands/run/lanes";
import type { Stage } from "#src/commands/run/stage";
import { nameOf } from "#src/commands/run/tune-row";
import { UserError } from "#src/errors";
import type { Model } from "#src/play";

/** The model before tuning, or one that was made. */
type Asked = Pick<Making, "row"> & Partial<Pick<Making, "seed">>;

/** Puts all columns to a model of a row, and closes it. */
export async function askRow(stage: Stage, asked: Asked, model: Model): Promise<void> {
  try {
    // In batches all columns are asked at once, for a batch takes as long as it likes.
    const cells = stage.columns.map((column) => () => askCell(stage, asked, column, model));
    await inLanes(stage.means.batch ? cells.length : 1, cells);
  } finally {
    await model.close?.();
  }
}

async function askCell(stage: Stage, { row, seed }: Asked, column: Column, model: Model): Promise<void> {
  const { run, experiment, responses, io, show, meter, means } = stage;
  const { name, problems } = column;
  const place = `${seed === undefined ? row : nameOf({ row, seed }, experiment.seeds)} → ${name}`;
  const tick = show.progress.begin(`asking ${place}`, false);
  let done = 0;
  const asking = {
    signal: io.signal,
    fresh: means.fresh,
    replied: meter.count,
    done: () => tick({ done: ++done, total: problems.length }),
  };
  const verdicts = await ask(model, itemsOf(run.splits, column, experiment), responses, asking);
  show.progress.end(`asking ${place}`);
  io.signal.throwIfAborted();
  const [failed, ...more] = [...verdicts.values()].filter(({ outcome }) => outcome === "failed");
  if (failed) {
    throw new UserError(
      `${place}: expected a reply to each item, got none to ${1 + more.length} (${failed.why}); type the same command to ask again`,
    );
  }
  show.finished(scoresOf({ row, column: name, seed }, problems, verdicts));
}
