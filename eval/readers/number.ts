import type { Token } from "#eval/readers/token";
import { wordSet } from "#eval/readers/word-set";

/** A number found at a place, in units of 1/scale, and the index of the token after it. */
export interface Found {
  readonly units: number;
  readonly next: number;
}

interface Digits {
  readonly digits: string;
  readonly next: number;
}

const none = (next: number): Digits => ({ digits: "", next });
const isDigits = (token: Token | undefined) => token?.kind === "digits";
const touches = (tokens: readonly Token[], at: number) => tokens[at]?.start === tokens[at - 1]?.end;

/** Reads the number that starts at a token: `13`, `-2`, `7.0`, `.9`, `9/10`, `1,234`, `zero`; at most 15 digits. */
export function numberAt(tokens: readonly Token[], at: number, scale: number): Found | undefined {
  const first = tokens[at];
  if (first?.kind === "word") return first.lower === "zero" ? { units: 0, next: at + 1 } : undefined;
  if (first?.text === "-" && isDigits(tokens[at + 1]) && touches(tokens, at + 1)) {
    const found = numberAt(tokens, at + 1, scale);
    return found && { units: -found.units, next: found.next };
  }
  const whole = isDigits(first) ? grouped(tokens, at) : none(at);
  const part = decimals(tokens, whole.next);
  const digits = whole.digits + part.digits;
  if (digits === "" || digits.length > 15 || isOrdinal(tokens, at, part.next)) return undefined;
  const units = (Number(digits) * scale) / 10 ** part.digits.length;
  return part.digits === "" ? divided(tokens, units, whole.next) : { units, next: part.next };
}

/** Digits, in thousands too: groups of three after commas that touch on both sides. */
function grouped(tokens: readonly Token[], at: number): Digits {
  let digits = tokens[at]!.text;
  let next = at + 1;
  while (digits.length <= 15 && tokens[at]!.text.length <= 3 && isGroup(tokens, next)) {
    digits += tokens[next + 1]!.text;
    next += 2;
  }
  return { digits, next };
}

/** A comma and three digits. */
function isGroup(tokens: readonly Token[], comma: number): boolean {
  const digits = tokens[comma + 1];
  if (tokens[comma]?.text !== "," || digits?.kind !== "digits" || digits.text.length !== 3) return false;
  return touches(tokens, comma) && touches(tokens, comma + 1);
}

/** A decimal point with digits that touch it; it touches the whole part too, if there is one. */
function decimals(tokens: readonly Token[], at: number): Digits {
  const pointed = tokens[at]?.text === "." && isDigits(tokens[at + 1]) && touches(tokens, at + 1);
  const attached = touches(tokens, at) || !isDigits(tokens[at - 1]);
  return pointed && attached ? { digits: tokens[at + 1]!.text, next: at + 2 } : none(at);
}

function divided(tokens: readonly Token[], units: number, at: number): Found {
  const by = tokens[at]?.text === "/" && isDigits(tokens[at + 1]) ? Number(tokens[at + 1]!.text) : 0;
  return by > 0 ? { units: units / by, next: at + 2 } : { units, next: at };
}

const endings = wordSet("st nd rd th");

/** "3rd" and "x12" are no numbers; "12km" is one. */
function isOrdinal(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from - 1]?.kind === "word" && touches(tokens, from)) return true;
  return touches(tokens, to) && endings.has(tokens[to]?.lower ?? "");
}
