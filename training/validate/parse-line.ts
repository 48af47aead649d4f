import { isUtf8 } from "node:buffer";
import type { Fault } from "#training/validate/issue";

export type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object of a line, where there is one, and what is wrong with how it is written. */
export function parseLine(bytes: Buffer): { readonly row?: JsonObject; readonly faults: readonly Fault[] } {
  if (!isUtf8(bytes)) return { faults: [{ message: "expected UTF-8, got bytes that are none" }] };
  const text = bytes.toString("utf8");
  const faults: Fault[] = [];
  if (text.endsWith("\r")) faults.push({ message: "expected a line feed at its end, got CRLF" });
  if (text.trim() === "") return { faults: [...faults, { message: "expected a JSON object, got a blank line" }] };
  const separator = /[\u0085\u2028\u2029]/.exec(text)?.[0];
  if (separator !== undefined) {
    const code = separator.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase();
    faults.push({
      message: `expected one line for every reader, got U+${code}, a line end for some; write it as \\u${code}`,
    });
  }
  const row = parse(text);
  if (isObject(row)) return { row, faults };
  return { faults: [...faults, { message: `expected one JSON object, got ${JSON.stringify(text.slice(0, 40))}` }] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with keys: no list, and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
