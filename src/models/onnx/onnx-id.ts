import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { type OnnxName, suffixes } from "#src/models/onnx/onnx-name";

/**
 * The id of an ONNX model: a hash of its files, or its name and revision on the hub; then numbers and device.
 *
 * @throws UserError where the folder lacks weights of that kind
 */
export async function onnxId({ place, local, revision, dtype, device }: OnnxName): Promise<string> {
  const model = local ? await folderDigest(place, `model${suffixes[dtype]}.onnx`) : `${place}@${revision}`;
  return ["onnx", model, dtype, ...(device === "cpu" ? [] : [device])].join(":");
}

/** Over the weights, which may go on in files beside the first, and all that says how to use them. */
async function folderDigest(folder: string, weights: string): Promise<string> {
  const inner = join(folder, "onnx");
  const parts = existsSync(inner) ? readdirSync(inner).filter((name) => name.startsWith(weights)) : [];
  if (!parts.includes(weights)) {
    throw new UserError(`${join(inner, weights)}: expected the weights, got none; say which kind there is, as in :q4`);
  }
  const settings = readdirSync(folder).filter((name) => /\.(json|jinja)$/.test(name));
  const hash = createHash("sha256");
  for (const path of [...settings, ...parts.map((name) => join("onnx", name))].sort()) {
    hash.update(`${path}\n`);
    for await (const chunk of createReadStream(join(folder, path))) hash.update(chunk as Buffer);
  }
  return hash.digest("hex").slice(0, 16);
}
