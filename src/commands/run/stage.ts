import type { Responses } from "#eval/responses";
import type { Io } from "#src/commands/command";
import type { Column } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import type { Folder } from "#src/commands/run/folder";
import type { Live } from "#src/commands/run/live";
import type { Meter } from "#src/commands/run/meter";
import type { Spending } from "#src/commands/run/paid";
import type { Means } from "#src/commands/run/services";
import type { Trainer } from "#training/trainer";

/** What every step of a run works with. */
export interface Stage {
  readonly run: Folder;
  readonly experiment: Experiment;
  readonly trainer: Trainer;
  readonly columns: readonly Column[];
  readonly responses: Responses;
  readonly io: Io;
  readonly show: Live;
  readonly meter: Meter;
  /** undefined: nothing is paid. */
  readonly spending: Spending | undefined;
  readonly means: Means;
}
