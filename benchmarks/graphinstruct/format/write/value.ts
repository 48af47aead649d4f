import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonSource } from "#benchmarks/graphinstruct/format/python/text";

/** A value right of an equals sign. */
export function valueText(value: Literal): string {
  if (value.kind === "number" && Number.isNaN(value.value) && value.text === "nan") return "nan";
  return pythonSource(value);
}
