import type { Token } from "#eval/readers/token";

/** Whether this token ends a sentence: a line end that no colon stands before, or a full stop that no digit touches. */
export function endsSentence(tokens: readonly Token[], at: number): boolean {
  const { kind, text, end } = tokens[at]!;
  if (kind === "line") return tokens[at - 1]?.text !== ":";
  if (text === "!" || text === "?") return true;
  const after = tokens[at + 1];
  return text === "." && !(after?.kind === "digits" && after.start === end);
}

export const endsLine = (tokens: readonly Token[], at: number): boolean => tokens[at]!.kind === "line";

/** The stretches between the tokens that end one; none is empty. */
export function split(tokens: readonly Token[], ends: (tokens: readonly Token[], at: number) => boolean): Token[][] {
  const out: Token[][] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !ends(tokens, at)) continue;
    if (at > start) out.push(tokens.slice(start, at));
    start = at + 1;
  }
  return out;
}

/** The sentences of a text; not its questions, which claim nothing. */
export function sentences(tokens: readonly Token[]): Token[][] {
  const out: Token[][] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !endsSentence(tokens, at)) continue;
    if (at > start && tokens[at]?.text !== "?") out.push(tokens.slice(start, at));
    start = at + 1;
  }
  return out;
}

/** The parts of a statement that "or" offers as alternatives. */
export function alternatives(tokens: readonly Token[]): Token[][] {
  return split(tokens, (_, at) => tokens[at]!.lower === "or");
}
