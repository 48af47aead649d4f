import { endsLine, endsSentence } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

/** What follows "Answer:", "The answer is" or \boxed. */
export interface Statement {
  /** The rest of the line; where that is empty, what follows up to the next statement. */
  readonly tokens: readonly Token[];
  /** A line of its own that starts with "Answer:" (or a box): it wins over every other statement. */
  readonly line: boolean;
  /** Whether the text goes on after it (a line end or a full stop), so that it was not cut off. */
  readonly closed: boolean;
}

const preceding = wordSet("the final my our your correct so therefore thus hence");
const copulas = wordSet("is are be : =");
const hedges = wordSet("possible of");
/** How far before "the answer is" an "if" may stand in its sentence. */
const CONDITION = 16;
/** How many words may stand between "answer" and what it is: "the answer to your question is". */
const REACH = 8;

/** The explicit statements of an answer, in order; they never overlap. */
export function statements(tokens: readonly Token[]): Statement[] {
  const out: Statement[] = [];
  const found = openings(tokens);
  for (const [i, { from, line }] of found.entries()) {
    const limit = found[i + 1]?.at ?? tokens.length;
    if (from >= limit) continue;
    const { start, end } = stretch(tokens, from, limit);
    const own = tokens.slice(start, end);
    if (own.length > 0) out.push({ tokens: own, line, closed: isClosed(tokens, end) });
  }
  return out;
}

interface Opening {
  /** Where the statement begins, and where what it states does. */
  readonly at: number;
  readonly from: number;
  readonly line: boolean;
}

function openings(tokens: readonly Token[]): Opening[] {
  const out: Opening[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { lower } = tokens[at]!;
    if (lower === "boxed" && tokens[at + 1]?.text === "{") out.push({ at, from: at + 2, line: true });
    if (lower !== "answer" && lower !== "answers") continue;
    const found = opening(tokens, at);
    if (found && !isHedged(tokens, at)) out.push(found);
  }
  return out;
}

function opening(tokens: readonly Token[], at: number): Opening | undefined {
  const line = isLineStart(tokens, at);
  const heading = line && tokens[at + 1]?.kind === "line";
  if (heading) return { at, from: at + 1, line };
  for (let i = at + 1; i <= at + REACH && i < tokens.length; i++) {
    const token = tokens[i]!;
    if (copulas.has(token.lower)) {
      const doubled = tokens[i + 1]?.text === ":" ? 1 : 0;
      return { at, from: i + 1 + doubled, line: line && i === at + 1 && token.kind === "mark" };
    }
    if (token.kind !== "word") return undefined;
  }
  return undefined;
}

/** "Some possible answers are", "an explanation of the answer:", "if so, the answer is": what follows is not the answer. */
function isHedged(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - CONDITION && !endsSentence(tokens, i); i--) {
    const { lower } = tokens[i]!;
    if (lower === "if" || (i >= at - 2 && hedges.has(lower))) return true;
  }
  return false;
}

/** Whether only words such as "the final" and marks stand between the line's start and this token. */
function isLineStart(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && tokens[i]!.kind !== "line"; i--) {
    if (i < at - REACH || (tokens[i]!.kind !== "mark" && !preceding.has(tokens[i]!.lower))) return false;
  }
  return true;
}

/** The rest of the line; if that is empty, everything up to `limit`. */
function stretch(tokens: readonly Token[], from: number, limit: number): { start: number; end: number } {
  let start = from;
  while (start < limit && endsLine(tokens, start)) start++;
  if (start > from) return { start, end: limit };
  let end = from;
  while (end < limit && !endsLine(tokens, end)) end++;
  return { start, end };
}

function isClosed(tokens: readonly Token[], end: number): boolean {
  return end < tokens.length || (end > 0 && endsSentence(tokens, end - 1));
}
