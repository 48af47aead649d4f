import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";

/** What an attribute says, as Python's `str` has it; undefined where it is not there. */
export function said(attributes: Attributes | undefined, name: string): string | undefined {
  const value = attributes?.get(name);
  return value && pythonText(value);
}
