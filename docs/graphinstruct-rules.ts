import { constraintKinds, graphTypes } from "#benchmarks/graphinstruct/constraints/index";
import { diagnostics } from "#benchmarks/graphinstruct/diagnostics/index";
import { anchors, differences } from "#benchmarks/graphinstruct/scores/index";

const HEAD = `# GraphInstruct: constraints, scores, and what differs

Made by \`npm run docs\` from the checkers and scores themselves. [graphinstruct.md](graphinstruct.md) says how they are used.
`;

/** The page of all constraints, graph types, anchors, diagnostics, and points on which sound scores differ. */
export function graphinstructRules(): string {
  return [
    HEAD,
    "## Constraints\n",
    table(
      ["key", "kind", "a graph satisfies it where"],
      Object.entries(constraintKinds).map(([key, { family, summary }]) => [code(key), family, summary]),
    ),
    "## Graph types\n",
    table(
      ["`graph_type=`", "is", "one shape a size"],
      Object.entries(graphTypes).map(([name, { summary, deterministic }]) => [
        code(name),
        summary,
        deterministic ? "yes" : "",
      ]),
    ),
    "## Where sound scores differ from the released code's, and why\n",
    table(
      ["what", "`compat`", "`sound`", "why"],
      Object.values(differences).map(({ what, compat, sound, why }) => [what, compat, sound, why]),
    ),
    "## Anchors\n",
    "What systems get that understand nothing, or all; printed beside every result.\n",
    table(
      ["anchor", "writes"],
      Object.entries(anchors).map(([name, { summary }]) => [name, summary]),
    ),
    "## Diagnostics\n",
    "Never part of a total.\n",
    table(
      ["diagnostic", "measures"],
      Object.entries(diagnostics).map(([name, { summary }]) => [name, summary]),
    ),
  ].join("\n");
}

const code = (text: string) => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return `${[line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")}\n`;
}
