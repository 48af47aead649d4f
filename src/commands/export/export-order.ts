import { existsSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, type SplitFile } from "#splits/index";
import type { Given } from "#src/commands/command";
import { splitsIn, trainingFiles, type Wanted } from "#src/commands/training-files";
import { UserError } from "#src/errors";
import { nameIn, names } from "#src/pick";
import { type FormatName, formats } from "#training/formats/index";
import type { LineOptions } from "#training/formats/to-lines";
import { recipes } from "#training/recipes/index";

/** What is to be exported, and where to. */
export interface ExportOrder extends LineOptions {
  readonly splits: string;
  readonly out: string;
  readonly files: readonly SplitFile[];
  readonly recipe: keyof typeof recipes;
  /** The recipe's own settings. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly format: FormatName;
  readonly seed: number;
  /** The log of replies that the recipe is made of; undefined: it is made of none. */
  readonly from?: string;
  /** Whose replies; undefined: those of the one model in the log. */
  readonly model?: string;
  /** The most tokens of a row. */
  readonly limit?: number;
}

/**
 * What the user asked for, checked as far as the names go.
 *
 * @throws UserError for what is unknown, does not go together, or would write over splits
 */
export function exportOrder(given: Given): ExportOrder {
  const dir = given.dir as string;
  const splits = splitsIn(dir);
  const recipe = nameIn("recipe", recipes, (given.recipe as string | undefined) ?? "cot");
  const format = formatFor(recipe, given.format as string | undefined);
  const out = (given.out as string | undefined) ?? join("out", "export", `${recipe}-${format}`);
  if (existsSync(join(out, MANIFEST)))
    throw new UserError(`${out}: expected a folder without splits, got one with; choose another with --out`);
  const { system, model, limit } = given as Partial<ExportOrder>;
  const from = recipes[recipe].samples ? logFor(recipe, dir, given.from as string | undefined) : undefined;
  return {
    splits,
    out,
    files: trainingFiles(splits, given as Wanted),
    recipe,
    options: Object.fromEntries((given.option as [string, unknown][] | undefined) ?? []),
    format,
    seed: (given.seed as number | undefined) ?? 0,
    bom: given.bom === true,
    ...(from !== undefined && { from }),
    ...(system !== undefined && { system }),
    ...(model !== undefined && { model }),
    ...(limit !== undefined && { limit }),
  };
}

function formatFor(recipe: ExportOrder["recipe"], given: string | undefined): FormatName {
  const { method } = recipes[recipe];
  const fitting = names(formats).filter((name) => formats[name].method === method);
  if (given === undefined) return fitting[0]!;
  const name = nameIn("format", formats, given);
  if (fitting.includes(name)) return name;
  throw new UserError(
    `--format: expected one for recipe ${recipe} (${fitting.join(", ")}), got ${name}; choose one of these`,
  );
}

function logFor(recipe: string, dir: string, given: string | undefined): string {
  const own = join(dir, "responses.jsonl");
  if (given !== undefined) return given;
  if (existsSync(own)) return own;
  throw new UserError(
    `--from: expected a log of replies, of which recipe ${recipe} is made, got none; give a responses.jsonl`,
  );
}
