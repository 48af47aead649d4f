/** The first code units of a text, one fewer where the cut would split a character. */
export function prefix(text: string, length: number): string {
  if (length >= text.length) return text;
  const splits = isSurrogate(text, length - 1, 0xd800) && isSurrogate(text, length, 0xdc00);
  return text.slice(0, splits ? length - 1 : length);
}

/** Whether a code unit is a surrogate of the half that begins there. */
function isSurrogate(text: string, at: number, half: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === half;
}
