import { type Found, numberAt } from "#eval/readers/number";
import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

/** A number after one of these words names a node or a step, not a value; after "and" and "to" it does if the last one did. */
const naming = wordSet("node nodes vertex vertices edge step path route iteration from between through via");
const linking = wordSet("and to");
const operators = wordSet("+ - ×");
const closing = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/**
 * The values a piece of text states, in order: of an equation the side that is a single number (the last such), of a
 * number with its working in brackets the number. Node names and list counters are no values.
 *
 * @param limit how many are wanted, the first ones
 */
export function values(tokens: readonly Token[], scale: number, limit = Number.POSITIVE_INFINITY): number[] {
  const out: number[] = [];
  let named = false;
  for (let at = 0; at < tokens.length && out.length < limit; ) {
    const token = tokens[at]!;
    const found = numberAt(tokens, at, scale);
    if (!found) {
      if (token.kind === "word" && !linking.has(token.lower)) named = naming.has(token.lower);
      else if (token.kind === "mark" && token.text !== ",") named = false;
      at = closing.has(token.text) && out.length > 0 ? afterGroup(tokens, at) : at + 1;
    } else if (named || isCounter(tokens, at, found.next)) at = found.next;
    else {
      const equation = sides(tokens, found, scale);
      if (equation.value !== undefined) out.push(equation.value);
      at = equation.next;
    }
  }
  return out;
}

/** Follows an equation from its first number on; its value is the last side of one number, undefined for a bare sum. */
function sides(tokens: readonly Token[], first: Found, scale: number): { value: number | undefined; next: number } {
  let value: number | undefined;
  let found: Found | undefined = first;
  let next = first.next;
  while (found) {
    let terms = 1;
    next = pastRemark(tokens, found.next);
    for (let term = termAfter(tokens, next, scale); term; term = termAfter(tokens, next, scale)) {
      terms++;
      next = pastRemark(tokens, term.next);
    }
    if (terms === 1) value = found.units;
    found = tokens[next]?.text === "=" ? numberAt(tokens, next + 1, scale) : undefined;
  }
  return { value, next };
}

function termAfter(tokens: readonly Token[], at: number, scale: number): Found | undefined {
  return operators.has(tokens[at]?.text ?? "") ? numberAt(tokens, at + 1, scale) : undefined;
}

/** Steps over a remark in brackets inside an equation: "6 (from 5 to 2) + 1 = 7". */
function pastRemark(tokens: readonly Token[], at: number): number {
  if (!closing.has(tokens[at]?.text ?? "")) return at;
  const after = afterGroup(tokens, at);
  const goesOn = tokens[after]?.text === "=" || operators.has(tokens[after]?.text ?? "");
  return goesOn ? after : at;
}

/** The longest working in brackets after a number. */
const WORKING = 64;

/** The index after a bracket's partner; only the next token if it has none on its line. */
function afterGroup(tokens: readonly Token[], at: number): number {
  const close = closing.get(tokens[at]!.text);
  for (let i = at + 1; i < tokens.length && i < at + WORKING && tokens[i]!.kind !== "line"; i++) {
    if (tokens[i]!.text === close) return i + 1;
  }
  return at + 1;
}

/** "1." or "2)" at the start of a line that goes on. */
function isCounter(tokens: readonly Token[], at: number, next: number): boolean {
  const starts = at === 0 || tokens[at - 1]!.kind === "line";
  const mark = tokens[next]?.text;
  return starts && (mark === "." || mark === ")") && (tokens[next + 1]?.kind ?? "line") !== "line";
}
