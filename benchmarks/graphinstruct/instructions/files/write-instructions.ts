import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countsOf, type DrawOptions, drawInstructions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
import { toRow } from "#benchmarks/graphinstruct/instructions/files/instruction-row";
import type { Manifest } from "#benchmarks/graphinstruct/instructions/files/manifest";
import { levelFile } from "#benchmarks/graphinstruct/instructions/files/read-instructions";
import { requireOwn } from "#benchmarks/graphinstruct/instructions/files/require-own";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { sha256 } from "#src/hash";
import { version } from "#src/version";
import { writeFolder } from "#src/write-folder";

/**
 * Draws instructions and writes them, a file a level, with a manifest from which they can be drawn again. Same options,
 * same bytes. A folder of drawn instructions is replaced.
 *
 * @throws UserError for a folder with anything else
 */
export function writeInstructions(folder: string, options: DrawOptions): Manifest {
  requireOwn(folder);
  const files = instructionFiles(options);
  const manifest = manifestOf(options, files);
  return writeFolder(folder, (draft) => {
    mkdirSync(draft, { recursive: true });
    for (const [name, text] of files) writeFileSync(join(draft, name), text);
    writeFileSync(join(draft, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  });
}

/** The text of each file, by its name; levels without instructions have none. */
export function instructionFiles(options: DrawOptions): Map<string, string> {
  const drawn = drawInstructions(options);
  const files = LEVELS.map((level) => {
    const rows = drawn.filter((instruction) => instruction.level === level).map(toRow);
    return [levelFile(level), rows.length === 0 ? "" : `${JSON.stringify(rows, null, 2)}\n`] as const;
  });
  return new Map(files.filter(([, text]) => text !== ""));
}

function manifestOf({ seed, count, levels = LEVELS }: DrawOptions, files: ReadonlyMap<string, string>): Manifest {
  return {
    schema: 1,
    seed,
    counts: countsOf(count, levels),
    version,
    hashes: Object.fromEntries([...files].map(([name, text]) => [name, sha256(text)])),
  };
}
