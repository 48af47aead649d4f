import { letterLabels, numberLabels } from "#generators/encodings/labels";
import { check, type Group } from "#splits/audit/check";
import { majorityOf } from "#splits/majority";

/** Prompts that must name a node before anything is said of its name. */
const LEAST = 20;
/** The share of them in which it has one name from which on the name gives the node away. */
const TELLING = 0.95;

/** Names that stand for the same node in every prompt, where they are meant to vary. */
export const names = check<readonly (string | undefined)[]>({
  summary: "nodes that have the same name in every prompt where names are drawn",
  of: "texts",
  measure: ({ posed }) => (posed?.labels && isDrawn(posed.labels) ? posed.labels : undefined),
  judge: (groups) =>
    groups.flatMap((group) => {
      const { told, nodes } = fixed(group);
      if (told.length === 0) return [];
      const some = told.slice(0, 5).map(([node, name]) => `${node} is ${name}`);
      return {
        severity: "warning",
        where: group.path,
        count: told.length,
        of: nodes,
        says: `${told.length} of ${nodes} nodes have one name in all prompts: node ${some.join(", ")}${told.length > 5 ? " …" : ""}.`,
        rows: [],
      };
    }),
});

/** Neither the nodes' numbers nor letters in their order. */
function isDrawn(labels: readonly (string | undefined)[]): boolean {
  return [numberLabels, letterLabels].every((usual) => {
    const expected = usual(labels.length);
    return labels.some((label, node) => label !== undefined && label !== expected[node]);
  });
}

/** The nodes named often enough, and which of them nearly always by one name. */
function fixed({ rows }: Group<readonly (string | undefined)[]>): { told: [number, string][]; nodes: number } {
  const order = Math.max(...rows.map(({ fact }) => fact.length));
  const told: [number, string][] = [];
  let nodes = 0;
  for (let node = 0; node < order; node++) {
    const given = rows.flatMap(({ fact }) => fact[node] ?? []);
    if (given.length < LEAST) continue;
    nodes++;
    const { value: name, count } = majorityOf(given);
    if (count >= TELLING * given.length) told.push([node, name]);
  }
  return { told, nodes };
}
