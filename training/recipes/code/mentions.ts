/**
 * A test of whether a text holds one of some words: whole, whatever the case; a space in a word stands for a hyphen too.
 * With none to look for, no text does.
 */
export function mentions(words: readonly string[]): (text: string) => boolean {
  const spaced = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, " ")} `;
  const wanted = words.map(spaced);
  return (text) => {
    const searched = spaced(text);
    return wanted.some((word) => searched.includes(word));
  };
}
