import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Run, readQualityFiles } from "#benchmarks/graphinstruct/analysis/index";
import {
  type CaapTable,
  caapOutcomes,
  learnCaap,
  type StrategyName,
  strategies,
} from "#benchmarks/graphinstruct/ask/index";
import { readInstructions } from "#benchmarks/graphinstruct/instructions/index";
import { caapTier, runFolder, scoreModes } from "#benchmarks/graphinstruct/runs/index";
import { UserError } from "#src/errors";
import { groupBy } from "#src/group-by";
import { nameIn, names } from "#src/pick";

/** What is learned from, beside the folders. */
export interface LearnOptions {
  /** A folder; undefined: the first run's own. */
  readonly instructions: string | undefined;
  readonly mode: string;
}

/**
 * Learns a table for adaptive prompting from the runs of models that were asked in all four ways.
 *
 * @throws UserError where there is no such model, or it is not known what was asked
 */
export function learnFrom(
  folders: readonly string[],
  { instructions, mode }: LearnOptions,
): { readonly models: readonly string[]; readonly table: CaapTable } {
  const runs = folders.flatMap((folder) => readQualityFiles(filesOf(folder, mode)));
  const asked = readInstructions(instructions ?? ownInstructions(folders));
  const plain = runs.filter(({ variant }) => variant === undefined);
  const complete = [...groupBy(plain, ({ model }) => model)].flatMap(([model, own]) => {
    const byWay = new Map(own.map((run) => [run.way, run.rows]));
    const tier = caapTier(own[0]!);
    return names(strategies).every((strategy) => byWay.has(strategy)) ? [{ model, tier, byWay }] : [];
  });
  const outcomes = complete.flatMap(({ tier, byWay }) =>
    caapOutcomes(
      Object.fromEntries(names(strategies).map((strategy) => [strategy, byWay.get(strategy)!])) as Rows,
      asked,
      tier,
    ),
  );
  return { models: complete.map(({ model }) => model), table: learnCaap(outcomes) };
}

type Rows = Record<StrategyName, Run["rows"]>;

function filesOf(folder: string, mode: string): string {
  const { quality } = runFolder(folder);
  return existsSync(quality) ? join(quality, nameIn("mode", scoreModes, mode)) : folder;
}

function ownInstructions(folders: readonly string[]): string {
  const own = folders.map((folder) => runFolder(folder).instructions).find((folder) => existsSync(folder));
  if (own !== undefined) return own;
  throw new UserError("--instructions: expected the folder of what was asked, got none; the runs do not hold it");
}
