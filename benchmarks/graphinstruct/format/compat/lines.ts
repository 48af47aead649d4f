import { isSpace, strip } from "#benchmarks/graphinstruct/format/characters";

/** The lines of a reply that hold something, trimmed. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split("\n")) {
    const trimmed = strip(line);
    if (trimmed !== "") lines.push(trimmed);
  }
  return lines;
}

/** Whether the first line that starts with `directed` says true; the lists of both line formats say so there. */
export function saysDirected(lines: readonly string[]): boolean {
  const line = lines.find((candidate) => starts(candidate, "directed"));
  return line?.toLowerCase().includes("true") ?? false;
}

/** Whether a line starts with a word, whatever its case. */
export function starts(line: string, word: string): boolean {
  return line.slice(0, word.length).toLowerCase() === word;
}

/** Without the quotes at both ends, however many. */
export function unquoted(text: string): string {
  return without(text, "'\"");
}

/** Python's `str.strip` of these characters. */
export function without(text: string, characters: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && characters.includes(text[start]!)) start++;
  while (end > start && characters.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** Names between commas, without blanks and quotes around; empty places are passed over. */
export function betweenCommas(text: string): string[] {
  const names: string[] = [];
  for (const piece of text.split(",")) {
    const name = strip(piece);
    if (name !== "") names.push(unquoted(name));
  }
  return names;
}

/** Python's `str.split()`: the pieces between white space, at most the first `most`. */
export function words(text: string, most = Number.POSITIVE_INFINITY): string[] {
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length && found.length < most; at++) {
    if (at < text.length && !isSpace(text.charCodeAt(at))) continue;
    if (at > start) found.push(text.slice(start, at));
    start = at + 1;
  }
  return found;
}
