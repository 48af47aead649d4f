import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Given, Io } from "#src/commands/command";
import { writeExport } from "#src/commands/export/write-export";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { localModelId } from "#src/models/local";
import { forms, readSource } from "#src/onnx/export/index";
import { pick } from "#src/pick";

/** What may be said of a model; the other options of the command are about rows. */
const MODEL_OPTIONS: readonly string[] = ["dir", "to", "out", "json"];

/**
 * Writes a trained model for others to read.
 *
 * @throws UserError where there is no such model or form, or the folder to write holds something else
 */
export function exportModel(given: Given, io: Io): void {
  const { dir, to, json } = given as { readonly dir: string; readonly to: string; readonly json?: true };
  const foreign = Object.keys(given).find((name) => !MODEL_OPTIONS.includes(name));
  if (foreign) {
    throw new UserError(`export: expected no --${foreign} beside --to, which exports a model, not rows; leave one out`);
  }
  const form = pick("form", forms, to);
  const folder = modelFolder(dir);
  const id = localModelId(folder);
  const out = (given.out as string | undefined) ?? join("out", "export", `${id.replace(":", "-")}-${to}`);
  const files = form(readSource(folder, id));
  writeExport(out, files);
  const written = Object.entries(files).map(([path, data]) => ({
    path,
    bytes: Buffer.byteLength(data),
    sha256: sha256(data),
  }));
  if (json) io.out(`${canonical({ model: id, form: to, out, files: written })}\n`);
  else for (const { path, bytes } of written) io.out(`${join(out, path)}: ${bytes.toLocaleString("en-US")} bytes\n`);
}

/** The folder itself, or that of the model a job has left in it. */
function modelFolder(dir: string): string {
  const found = [dir, join(dir, "model")].find((folder) => existsSync(join(folder, "model.safetensors")));
  if (found) return found;
  throw new UserError(
    `${dir}: expected a trained model (model.safetensors), got none; in a run they lie in models/ROW/SEED/model`,
  );
}
