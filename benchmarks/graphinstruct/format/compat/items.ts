import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";

/**
 * What Python yields when it iterates over a value: the characters of a text, the keys of a dict. At most the first
 * `most` of them.
 *
 * @throws ReadError TypeError for what can't be iterated over
 */
export function items(literal: Literal, most = Number.POSITIVE_INFINITY): readonly Literal[] {
  switch (literal.kind) {
    case "list":
    case "tuple":
    case "set":
      return literal.items;
    case "dict":
      return literal.entries.map(([key]) => key);
    case "text":
      return characters(literal.value, most).map((value) => ({ kind: "text", value }));
    case "bytes":
      return Array.from(literal.value, (byte) => whole(byte.charCodeAt(0)));
    default:
      throw new ReadError("TypeError", `a ${literal.kind} is not a list`);
  }
}

function characters(text: string, most: number): string[] {
  const found: string[] = [];
  for (const character of text) if (found.push(character) >= most) break;
  return found;
}

function whole(value: number): Literal {
  return { kind: "number", value, text: String(value) };
}
