import { analyse } from "#src/commands/analyse";
import { ask } from "#src/commands/ask";
import { audit } from "#src/commands/audit";
import { bench } from "#src/commands/bench";
import { certify } from "#src/commands/certify";
import type { Door } from "#src/commands/command";
import { compare } from "#src/commands/compare";
import { doctor } from "#src/commands/doctor";
import { evalTransfer } from "#src/commands/eval-transfer";
import { explain } from "#src/commands/explain";
import { exportRows } from "#src/commands/export";
import { fakeServer } from "#src/commands/fake-server";
import { fineTune } from "#src/commands/fine-tune";
import { genSplits } from "#src/commands/gen-splits";
import { importRelease } from "#src/commands/import";
import { init } from "#src/commands/init";
import { jobs } from "#src/commands/jobs";
import { list } from "#src/commands/list";
import { pretrain } from "#src/commands/pretrain";
import { report } from "#src/commands/report";
import { rescore } from "#src/commands/rescore";
import { run } from "#src/commands/run";
import { sample } from "#src/commands/sample";
import { validate } from "#src/commands/validate";

/** The doors by name, in the order of the help. */
export const commands = {
  init,
  run,
  ask,
  compare,
  bench,
  "gen-splits": genSplits,
  "fine-tune": fineTune,
  jobs,
  "eval-transfer": evalTransfer,
  report,
  analyse,
  import: importRelease,
  rescore,
  explain,
  sample,
  export: exportRows,
  validate,
  certify,
  audit,
  list,
  pretrain,
  doctor,
  "fake-server": fakeServer,
} as const satisfies Record<string, Door>;
