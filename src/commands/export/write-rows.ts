import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, type SplitFile } from "#splits/index";
import type { ExportOrder } from "#src/commands/export/export-order";
import type { Found } from "#src/commands/issues";
import { orderFrom, trainingQuestions } from "#src/commands/order";
import { sha256 } from "#src/hash";
import { writeWhole } from "#src/jsonl";
import { version } from "#src/version";
import { formats } from "#training/formats/index";
import { toLines } from "#training/formats/to-lines";
import type { Made } from "#training/recipes/recipe";
import { samplesFrom } from "#training/samples-from";
import { type Validation, validate } from "#training/validate/validate";

/** `export.json`: what was written beside it, and from what. */
interface ExportRecord extends Pick<ExportOrder, "recipe" | "options" | "format" | "seed"> {
  readonly schema: 1;
  readonly version: string;
  /** Hash of the manifest the rows come from. */
  readonly manifest: string;
  /** Hash of the log of replies that the recipe is made of, and whose they are. */
  readonly log?: string | undefined;
  readonly model?: string | undefined;
  readonly system?: string | undefined;
  readonly files: readonly Written[];
}

interface Written extends Pick<Made, "counts"> {
  /** Relative to the record. */
  readonly path: string;
  readonly rows: number;
  readonly sha256: string;
}

/**
 * Writes the ordered training files and their record, and validates them as they are on the disk.
 *
 * @param keep issues kept of each file
 * @throws UserError as the recipe does
 */
export function writeRows(order: ExportOrder, keep: number): { record: ExportRecord; found: Found } {
  const { recipe, options, format, seed, system, model, from, splits, out } = order;
  const written = order.files.map((file) => writeFile(order, file, keep));
  const manifest = sha256(readFileSync(join(splits, MANIFEST)));
  const log = from === undefined ? undefined : sha256(readFileSync(from));
  const files = written.map(({ file }) => file);
  const record: ExportRecord = {
    schema: 1,
    version,
    manifest,
    log,
    model,
    recipe,
    options,
    format,
    seed,
    system,
    files,
  };
  writeWhole(join(out, "export.json"), `${JSON.stringify(record, undefined, 2)}\n`);
  const issues = written.flatMap(({ validation }) => validation.issues);
  const count = written.reduce((sum, { validation }) => sum + validation.count, 0);
  return { record, found: { issues, count } };
}

function writeFile(order: ExportOrder, source: SplitFile, keep: number): { file: Written; validation: Validation } {
  const { splits, out, recipe, options, seed, from, model, format, limit, bom } = order;
  const { path } = source;
  const questions = trainingQuestions(splits, source);
  const samples = from === undefined ? [] : samplesFrom(from, model, questions);
  const { order: made, counts } = orderFrom(splits, questions, { recipe, options, samples, seed, hyperparameters: {} });
  const text = [...toLines(made.examples, formats[format], order)].join("");
  writeWhole(join(out, path), text);
  const validation = validate(join(out, path), { format, limit, bom, keep });
  return { file: { path, rows: validation.rows, sha256: sha256(text), counts }, validation };
}
