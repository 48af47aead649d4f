import type { Literal } from "#benchmarks/graphinstruct/format/literal";

/** Python's `str` of a value; values nest at most as deep as the readers let them, 200 levels. */
export function pythonText(literal: Literal): string {
  return literal.kind === "text" ? literal.value : pythonRepr(literal);
}

/** Python's `repr` of a value: text in quotes. */
export function pythonRepr(literal: Literal): string {
  return rendered(literal, "Ellipsis");
}

/** A value as a Python literal that reads as the same value. */
export function pythonSource(literal: Literal): string {
  return rendered(literal, "...");
}

function rendered(literal: Literal, ellipsis: string): string {
  const listed = (items: readonly Literal[]) => items.map((item) => rendered(item, ellipsis)).join(", ");
  switch (literal.kind) {
    case "text":
      return quoted(literal.value);
    case "bytes":
      return `b${quoted(literal.value).replace(/[\u0080-\u00ff]/g, hex)}`;
    case "number":
      return ellipsis === "..." ? literal.text.replace("inf", "1e999") : literal.text;
    case "boolean":
      return literal.value ? "True" : "False";
    case "none":
      return "None";
    case "ellipsis":
      return ellipsis;
    case "list":
      return `[${listed(literal.items)}]`;
    case "tuple":
      return literal.items.length === 1 ? `(${listed(literal.items)},)` : `(${listed(literal.items)})`;
    case "set":
      return literal.items.length === 0 ? "set()" : `{${listed(literal.items)}}`;
    case "dict":
      return `{${literal.entries.map((of) => of.map((item) => rendered(item, ellipsis)).join(": ")).join(", ")}}`;
  }
}

const NAMED = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** A text as a Python string literal that says it in full. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text.replace(/[\\\n\r\t]|(?! )[\p{C}\p{Z}]/gu, (character) => NAMED.get(character) ?? coded(character));
  return quote + (quote === "'" ? inner.replaceAll("'", "\\'") : inner) + quote;
}

function coded(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < 0x100) return hex(character);
  const digits = code.toString(16);
  return code < 0x10000 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}

function hex(character: string): string {
  return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
}
