import { quoted } from "#benchmarks/graphinstruct/format/python/text";
import { bareName, propertyName } from "#benchmarks/graphinstruct/format/write/name";
import { valueText } from "#benchmarks/graphinstruct/format/write/value";
import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";

/** A block of the code style: its header, and its statements one a line. */
export function block(kind: "Graph" | "GraphEdit", header: Attributes, statements: readonly string[]): string {
  const pairs = Array.from(header, ([name, value]) => `${bareName(name)}=${headerValue(value)}`);
  return `${kind}[${pairs.join(", ")}] {\n${statements.map((statement) => `    ${statement};\n`).join("")}}`;
}

/** Headers say true and false in lower case. */
function headerValue(value: Parameters<typeof valueText>[0]): string {
  return value.kind === "boolean" ? String(value.value) : valueText(value);
}

/**
 * The statements that say something of the whole graph.
 *
 * @param directed what a property of that name may say without quotes around it; anything else would be taken at its word
 */
export function propertyStatements(properties: Attributes, directed?: boolean): string[] {
  return Array.from(properties, ([name, value]) => {
    const agrees = name !== "directed" || (value.kind === "boolean" && value.value === directed);
    return `${agrees ? propertyName(name) : quoted(name)} = ${valueText(value)}`;
  });
}
