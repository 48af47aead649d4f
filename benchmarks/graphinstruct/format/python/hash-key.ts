import type { Literal } from "#benchmarks/graphinstruct/format/literal";

/** Whether Python can hash a value. */
export function isHashable(literal: Literal): boolean {
  if (literal.kind === "tuple") return literal.items.every(isHashable);
  return literal.kind !== "list" && literal.kind !== "set" && literal.kind !== "dict";
}

/**
 * A name for a value, the same for two values just where Python takes them for the same key of a dict (1, 1.0 and True
 * are the same); undefined where Python cannot hash it.
 */
export function hashKey(literal: Literal): string | undefined {
  switch (literal.kind) {
    case "text":
      return `t${literal.value}`;
    case "bytes":
      return `b${literal.value}`;
    case "number":
      return numberKey(literal.value, literal.text);
    case "boolean":
      return literal.value ? "n1" : "n0";
    case "none":
    case "ellipsis":
      return literal.kind;
    case "tuple":
      return tupleKey(literal.items);
    default:
      return undefined;
  }
}

function numberKey(value: number, text: string): string {
  if (Number.isSafeInteger(value)) return `n${value + 0}`;
  if (/^-?\d+$/.test(text)) return `n${text}`;
  if (Number.isInteger(value)) return `n${BigInt(value)}`;
  return `f${text}`;
}

function tupleKey(items: readonly Literal[]): string | undefined {
  const keys: string[] = [];
  for (const item of items) {
    const inner = hashKey(item);
    if (inner === undefined) return undefined;
    keys.push(`${inner.length}:${inner}`);
  }
  return `u${keys.join()}`;
}
