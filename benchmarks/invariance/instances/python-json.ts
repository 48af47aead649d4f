/** JSON as Python's `json.dumps` writes it by default: a blank after commas and colons, ASCII alone. Keys keep their order. */
export function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return `{${fields.map(([key, inner]) => `${pythonJson(key)}: ${pythonJson(inner)}`).join(", ")}}`;
  }
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
