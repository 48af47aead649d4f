import { canonical } from "#src/json";

/** Where two values of JSON differ, by path: "ask.examples: 0 → 2". Empty where they are alike. */
export function differences(a: unknown, b: unknown, path = ""): string[] {
  if (canonical(a ?? null) === canonical(b ?? null)) return [];
  if (!isRecord(a) || !isRecord(b)) return [`${path}: ${show(a)} → ${show(b)}`];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return keys.flatMap((key) => differences(a[key], b[key], path === "" ? key : `${path}.${key}`));
}

const show = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
