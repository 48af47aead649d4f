import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkRow } from "#benchmarks/graphinstruct/instructions/files/check-row";
import { fromRow } from "#benchmarks/graphinstruct/instructions/files/from-row";
import { instructionRow } from "#benchmarks/graphinstruct/instructions/files/instruction-row";
import { type Instruction, LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { UserError } from "#src/errors";
import { parseRow } from "#src/parse-row";
import { readText } from "#src/read-text";

const REMEDY = "mend or leave out the instruction";

/** The file of a level's instructions. */
export function levelFile(level: Level): string {
  return `level_${level}.json`;
}

/**
 * The instructions of a folder, level by level: the official files, or ours. A level may be missing, not all of them.
 *
 * @throws UserError with file and place where a file is no JSON list, holds nothing, or an instruction is incomplete, has
 *   the id of another, a constraint that makes no sense, or is feasible and contradictory
 */
export function readInstructions(folder: string): Instruction[] {
  const levels = LEVELS.filter((level) => existsSync(join(folder, levelFile(level))));
  if (levels.length === 0) {
    throw new UserError(`${folder}: expected level_0.json … level_5.json, got none of them; name their folder`);
  }
  const seen = new Map<string, string>();
  return levels.flatMap((level) => readLevel(join(folder, levelFile(level)), level, seen));
}

function readLevel(path: string, level: Level, seen: Map<string, string>): Instruction[] {
  return parseList(path).map((value, i) => {
    const row = parseRow(instructionRow, value, `${path}: instruction ${i + 1}`, REMEDY);
    const where = `${path}: ${row.id}`;
    const before = seen.get(row.id);
    if (before !== undefined)
      throw new UserError(`${where}: expected each id once, got it in ${before} too; ${REMEDY}`);
    seen.set(row.id, path);
    if (row.level !== level) throw new UserError(`${where}: expected level ${level}, got ${row.level}; ${REMEDY}`);
    checkRow(row, path);
    return fromRow(row);
  });
}

function parseList(path: string): unknown[] {
  const list = z.array(z.unknown()).min(1).safeParse(parseJson(path));
  if (list.success) return list.data;
  throw new UserError(
    `${path}: expected a JSON list of one or more instructions, got none; replace or remove the file`,
  );
}

/** @throws UserError naming the line and the place in it where it is no JSON */
function parseJson(path: string): unknown {
  const text = readText(path, "name their folder");
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = /at position (\d+)/.exec((error as Error).message)?.[1];
    const before = text.slice(0, at === undefined ? text.length : Number(at)).split("\n");
    throw new UserError(
      `${path}:${before.length}:${before.at(-1)!.length + 1}: expected a JSON list, got something else from there on; mend or replace the file`,
    );
  }
}
