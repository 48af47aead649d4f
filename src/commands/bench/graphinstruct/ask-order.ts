import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CaapTable, caapTable } from "#benchmarks/graphinstruct/ask/index";
import {
  type Configuration,
  configure,
  type RunFolder,
  runFolder,
  settingsShape,
} from "#benchmarks/graphinstruct/runs/index";
import type { Given } from "#src/commands/command";
import { UserError } from "#src/errors";
import { parseRow } from "#src/parse-row";
import { readRecord } from "#src/read-record";

/** What is asked, and where it is kept. */
export interface AskAllOrder {
  readonly run: RunFolder;
  readonly instructions: string;
  readonly pools?: string;
  readonly configurations: readonly Configuration[];
}

/** @throws UserError for names that are not known, and settings out of range */
export function askOrder(given: Given): AskAllOrder {
  const run = runFolder((given.out as string | undefined) ?? join("out", "graphinstruct"));
  const instructions = (given.instructions as string | undefined) ?? run.instructions;
  if (given.instructions === undefined && !existsSync(instructions)) {
    throw new UserError(
      `--instructions: expected a folder, got none; write some with graphshift bench graphinstruct instructions`,
    );
  }
  const beside = join(instructions, "pools");
  const pools = (given.pools as string | undefined) ?? (existsSync(beside) ? beside : undefined);
  const { model, method = ["sample"], strategy = ["zero-shot"] } = given as Record<string, readonly string[]>;
  const configurations = model!.flatMap((one) =>
    method.flatMap((way) => strategy.map((put) => configuration(given, { model: one, method: way, strategy: put }))),
  );
  return { run, instructions, ...(pools !== undefined && { pools }), configurations };
}

/** Options that are settings of configurations, under the same names. */
const OWN = Object.keys(settingsShape.shape);

function configuration(
  given: Given,
  { model, ...chosen }: { readonly model: string; readonly method: string; readonly strategy: string },
): Configuration {
  const settings = Object.fromEntries(OWN.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  const table = given.table === undefined ? undefined : readTable(given.table as string);
  const parsed = settingsShape.safeParse({ ...settings, ...chosen });
  if (parsed.success) return configure(model, parsed.data, table);
  const { path, message } = parsed.error.issues[0]!;
  const flag = String(path[0] ?? "").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  throw new UserError(
    `--${flag}: ${message.replace(/^Invalid (option|input): /, "")}; see graphshift bench graphinstruct ask --help`,
  );
}

function readTable(path: string): CaapTable {
  const remedy = "learn it again with graphshift bench graphinstruct caap learn";
  if (!existsSync(path)) throw new UserError(`${path}: expected a table of caap learn, got no file; ${remedy}`);
  return parseRow(caapTable, readRecord(path, remedy), path, remedy);
}
