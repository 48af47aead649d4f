import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { DrawOptions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
import { instructionFiles } from "#benchmarks/graphinstruct/instructions/files/write-instructions";
import { UserError } from "#src/errors";

const manifestShape = z.object({
  schema: z.literal(1),
  seed: z.int(),
  counts: z.record(z.string(), z.int().nonnegative()),
});

/**
 * What the instructions of a folder were drawn from. They are drawn again and compared, byte by byte.
 *
 * @throws UserError where they aren't what this version generates: the official instructions, say, which are for evaluation
 */
export function generatedIn(folder: string): DrawOptions {
  const path = join(folder, "manifest.json");
  const manifest = manifestShape.safeParse(existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined);
  if (!manifest.success) throw notOurs(folder, "no manifest of any");
  const options = { seed: manifest.data.seed, count: manifest.data.counts };
  for (const [name, text] of instructionFiles(options)) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) throw notOurs(folder, `others in ${name}`);
  }
  return options;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notOurs(folder: string, got: string): UserError {
  return new UserError(
    `${folder}: expected generated instructions to make tuning rows of, got ${got}; official instructions are for evaluation alone, so write some with \`bench graphinstruct instructions\``,
  );
}
