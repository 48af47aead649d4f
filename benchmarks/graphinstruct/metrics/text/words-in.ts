/** The runs of letters in a text, in lower case: `Hub_12` holds `hub`. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
