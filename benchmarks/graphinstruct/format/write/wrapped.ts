/** Columns that the items of a line take at most, as in the released files. */
const WIDTH = 60;

/** A list in square brackets, on several lines if it is long. */
export function wrapped(items: readonly string[]): string {
  const lines: string[] = [];
  let line = "";
  for (const item of items) {
    if (line !== "" && line.length + item.length > WIDTH) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? item : `, ${item}`;
  }
  lines.push(line);
  return lines.length === 1 ? `[${line}]` : `[\n        ${lines.join(",\n        ")}]`;
}
