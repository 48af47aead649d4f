import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { judgeGroup } from "#benchmarks/graphinstruct/judge/judge-group";
import { judgeOutput } from "#benchmarks/graphinstruct/judge/judge-output";
import { judgedLine, tokensOf } from "#benchmarks/graphinstruct/judge/judged-line";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
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

const REMEDY = "write {id, text, tokens?} or {id, texts, tokens}";

/**
 * Judges outputs line by line: each is answered by the fields that the conformance kit's records of outputs and of groups
 * have, under the same names. Empty lines are passed over.
 *
 * @throws UserError naming file and line where a line is no such object or names no instruction
 */
export function* judgeLines(lines: Iterable<string>, { mode, instructions, pools, file }: Judging): Iterable<object> {
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
    if ("text" in row) yield judgeOutput({ text: row.text, tokens: tokensOf(row.text, row.tokens) }, rubric);
    else
      yield judgeGroup(
        row.texts.map((text, i) => outputOf(text, row.tokens[i]!)),
        rubric,
      );
  }
}

function outputOf(text: string, [input, output, calls]: readonly [number, number, number]) {
  return { text, tokens: { input, output, calls } };
}
