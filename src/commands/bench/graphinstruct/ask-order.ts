import { existsSync } from "node:fs";
import { join } from "node:path";
import { releasedTier } from "#benchmarks/graphinstruct/ask/index";
import {
  type Configuration,
  configurationShape,
  type RunFolder,
  runFolder,
} from "#benchmarks/graphinstruct/runs/index";
import type { Given } from "#src/commands/command";
import { UserError } from "#src/errors";
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

/** Options that are configurations' own settings, under the same names. */
const OWN = [
  "samples",
  "rounds",
  "feedback",
  "tries",
  "mode",
  "temperature",
  "maxTokens",
  "seed",
  "heldout",
  "asReleased",
];

function configuration(
  given: Given,
  chosen: { readonly model: string; readonly method: string; readonly strategy: string },
): Configuration {
  const settings = Object.fromEntries(OWN.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  const tier = given.tier ?? releasedTier(chosen.model.slice(chosen.model.indexOf(":") + 1));
  const table = given.table === undefined ? undefined : readRecord(given.table as string, "learn it again");
  const parsed = configurationShape.safeParse({ ...settings, ...chosen, tier, table });
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const flag = String(path[0] ?? "").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  throw new UserError(
    `--${flag}: ${message.replace(/^Invalid (option|input): /, "")}; see graphshift bench graphinstruct ask --help`,
  );
}
