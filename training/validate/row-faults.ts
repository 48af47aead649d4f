import { canonical } from "#src/json";
import type { Format } from "#training/formats/format";
import type { Fault } from "#training/validate/issue";
import { kindOf, messageFaults } from "#training/validate/message-faults";
import { isObject, type JsonObject } from "#training/validate/parse-line";

/** What is wrong with a row of a format, apart from other rows. */
export function rowFaults(row: JsonObject, format: Format): Fault[] {
  const paths = Object.keys(format.fields).map((path) => path.split("."));
  const faults = keyFaults(row, paths, []);
  if (faults.length > 0) return faults;
  const parts = partsOf(row, format);
  const wrong = parts.flatMap(({ value, part, field }) => messageFaults(value, part, field));
  if (wrong.length > 0) return wrong;
  const [one, other] = parts.filter(({ part }) => part === "reply");
  if (!one || !other || canonical(one.value) !== canonical(other.value)) return [];
  return [{ field: other.field, message: `expected another reply than that of ${one.field}, got the same` }];
}

/** The lists of messages of a row, by the format's fields. */
export function partsOf(row: JsonObject, { fields }: Format) {
  return Object.entries(fields).map(([field, part]) => {
    const value = field.split(".").reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), row);
    return { field, part, value };
  });
}

/** Keys that are missing, and keys too many, at each level that the paths go through. */
function keyFaults(value: unknown, paths: readonly (readonly string[])[], above: readonly string[]): Fault[] {
  const field = (key?: string) => [...above, ...(key === undefined ? [] : [key])].join(".");
  if (!isObject(value)) return [{ field: field(), message: `expected an object, got ${kindOf(value)}` }];
  const known = [...new Set(paths.map(([key]) => key!))];
  const extra = Object.keys(value).filter((key) => !known.includes(key));
  const missing = known.filter((key) => !(key in value));
  return [
    ...missing.map((key) => ({ field: field(key), message: "expected messages, got no such key" })),
    ...extra.map((key) => ({ field: field(key), message: `expected ${known.join(", ")} alone, got another key` })),
    ...known.flatMap((key) => {
      const inner = paths.filter(([first, ...more]) => first === key && more.length > 0).map(([, ...more]) => more);
      return inner.length > 0 && key in value ? keyFaults(value[key], inner, [...above, key]) : [];
    }),
  ];
}
