import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { judgedLine, tokensOf } from "#benchmarks/graphinstruct/judge/judged-line";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import { type Rubric, rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import type { Output, ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { UserError } from "#src/errors";
import { parseLine } from "#src/parse-line";
import { parseRow } from "#src/parse-row";

export interface Judging {
  readonly mode: ScoreMode;
  readonly instructions: readonly Instruction[];
  readonly pools: Pools;
  /** What the lines are of, for messages. */
  readonly file: string;
}

/** A line's outputs, and what they are held against. */
export interface LineToJudge {
  readonly outputs: readonly Output[];
  readonly rubric: Rubric;
  /** Whether they are scored together; otherwise there is one. */
  readonly together: boolean;
}

const REMEDY = "write {id, text, tokens?} or {id, texts, tokens}";

/**
 * Reads lines of outputs, one at a time. Empty lines are passed over.
 *
 * @throws UserError naming file and line where a line is no such object or names no instruction
 */
export function* linesToJudge(
  lines: Iterable<string>,
  { mode, instructions, pools, file }: Judging,
): Iterable<LineToJudge> {
  const known = new Map(instructions.map((instruction) => [instruction.id, instruction]));
  let number = 0;
  for (const line of lines) {
    number++;
    if (line.trim() === "") continue;
    const where = `${file}:${number}`;
    const row = parseRow(judgedLine, parseLine(line, file, number), where, REMEDY);
    const instruction = known.get(row.id);
    if (instruction === undefined) {
      throw new UserError(
        `${where}: expected the id of an instruction, got ${JSON.stringify(row.id)}; check --instructions`,
      );
    }
    const rubric = rubricFor(instruction, mode, pools);
    yield "text" in row
      ? { outputs: [{ text: row.text, tokens: tokensOf(row.text, row.tokens) }], rubric, together: false }
      : { outputs: row.texts.map((text, i) => outputOf(text, row.tokens[i]!)), rubric, together: true };
  }
}

function outputOf(text: string, [input, output, calls]: readonly [number, number, number]): Output {
  return { text, tokens: { input, output, calls } };
}
