/** Whether a code unit is white space to Python's `str.strip` and `\s`: not the same set as JavaScript's. */
export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13) || (code >= 28 && code <= 31);
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return (
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0x1680
  );
}

/** Whether the character at a place is a letter, a digit or `_`, as Python's `\w` has it. */
export function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return isAsciiWord(code);
  if (Number.isNaN(code)) return false;
  const low = code >= 0xdc00 && code <= 0xdfff;
  return /^[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(low && at > 0 ? at - 1 : at)!));
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95;
}

/** The first place at or after `at` that holds no white space; the text's length if there is none. */
export function skipSpace(text: string, at: number): number {
  let place = at;
  while (place < text.length && isSpace(text.charCodeAt(place))) place++;
  return place;
}

/** Python's `str.strip()`. */
export function strip(text: string): string {
  const start = skipSpace(text, 0);
  let end = text.length;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}
