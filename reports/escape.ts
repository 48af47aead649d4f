const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Characters that XML forbids, or that change the lines or the direction of the text around them: controls, lone
 * surrogates, line separators, direction overrides and isolates, the byte-order mark, non-characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Text as it may stand in HTML and SVG, in elements and in quoted attributes. Text of a model is hostile: markup is
 * escaped, and unsafe characters are shown by their code ("\u2028").
 */
export function escape(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(UNSAFE, (unsafe) => `\\u${unsafe.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replace(/[&<>"']/g, (mark) => ENTITIES[mark]!);
}
