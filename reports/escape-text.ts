const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * What XML forbids, or what changes the lines or the direction of the text around it: controls, format characters,
 * line separators, lone surrogates, non-characters. Tabs and line feeds are let through.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]/gu;

/**
 * Text as it may stand in HTML and SVG, in elements and in quoted attributes. Text of a model is hostile: markup is
 * escaped, and unsafe characters are shown by their code ("\u2028").
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(UNSAFE, (char) => (char === "\n" || char === "\t" ? char : `\\u${code(char)}`))
    .replace(/[&<>"']/g, (mark) => ENTITIES[mark]!);
}

function code(char: string): string {
  return char.codePointAt(0)!.toString(16).padStart(4, "0");
}
