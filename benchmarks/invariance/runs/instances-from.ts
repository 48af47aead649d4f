import { existsSync, readFileSync } from "node:fs";
import { readErdos } from "#benchmarks/invariance/instances/erdos/read-erdos";
import { auditInstances } from "#benchmarks/invariance/instances/graphshift/audit-instances";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { readInstances } from "#benchmarks/invariance/instances/read-instances";
import { samples } from "#benchmarks/invariance/instances/samples";
import { readProblems } from "#splits/index";
import { UserError } from "#src/errors";
import { parseLine } from "#src/parse-line";

/** Instances from a user's file, and rows of it that were left out, by the id that they would have, and why. */
interface FromFile {
  readonly instances: readonly Instance[];
  readonly dropped: ReadonlyMap<string, string>;
}

/**
 * The instances of a user's file, told by its first line: instances in the published layout, rows of the Erdős data set, or
 * problems of the main job.
 *
 * @param isPilot whether so many Erdős rows are drawn as in the published pilot
 * @throws UserError where it is none of these, or a line is damaged
 */
export function instancesFrom(path: string, isPilot: boolean): FromFile {
  const keys = new Set(Object.keys(firstRow(path) ?? {}));
  if (keys.has("graph") && keys.has("encoding"))
    return { instances: auditInstances(readProblems(path)), dropped: new Map() };
  if (keys.has("prompt") && keys.has("answer")) return readErdos(path, samples[isPilot ? "erdos-pilot" : "erdos"]);
  return { instances: readInstances(path), dropped: new Map() };
}

function firstRow(path: string): object | null {
  if (!existsSync(path)) {
    throw new UserError(
      `--dataset: expected graphqa, erdos, or a file of instances, Erdős rows or problems, got ${JSON.stringify(path)}; check the name or path`,
    );
  }
  const line = readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .find((text) => text.trim() !== "");
  return line === undefined ? null : parseLine<object | null>(line, path, 1);
}
