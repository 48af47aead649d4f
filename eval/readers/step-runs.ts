import { endsLine } from "#eval/readers/sentences";
import type { StepMention } from "#eval/readers/step-mentions";
import type { Token } from "#eval/readers/token";

/** The steps of one line, cut wherever no arrow leads from one to the next. */
export type StepLine = readonly (readonly number[])[];

/** The steps that each line names, [] for a line without; a line that breaks off at an arrow goes on in the next. */
export function stepLines(tokens: readonly Token[], mentions: readonly StepMention[]): StepLine[] {
  const out: number[][][] = [[]];
  let at = 0;
  let linked = false;
  for (const { step, from, to } of mentions) {
    for (; at < from; at++) {
      if (tokens[at]!.kind === "arrow") linked = true;
      if (!endsLine(tokens, at) || isWrapped(tokens, at)) continue;
      out.push([]);
      linked = false;
    }
    const line = out.at(-1)!;
    if (linked && line.length > 0) line.at(-1)!.push(step);
    else line.push([step]);
    [at, linked] = [to, false];
  }
  return out;
}

function isWrapped(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "arrow" || tokens[at + 1]?.kind === "arrow";
}
