import type { Literal } from "#benchmarks/graphinstruct/format/literal";

/** Python's `bool` of a value: the text 'false' is true. */
export function truthy(literal: Literal): boolean {
  switch (literal.kind) {
    case "text":
    case "bytes":
      return literal.value !== "";
    case "number":
      return literal.value !== 0;
    case "boolean":
      return literal.value;
    case "none":
      return false;
    case "ellipsis":
      return true;
    case "dict":
      return literal.entries.length > 0;
    default:
      return literal.items.length > 0;
  }
}
