import { check, type Group, type Judgement } from "#splits/audit/check";
import { type Mentions, mentionsIn } from "#splits/audit/mentions";

/** Prompts that keep back what the question is about. */
export const prompts = check<Mentions>({
  summary: "prompts that never mention a queried node outside the question, or that leave the number of nodes open",
  of: "texts",
  measure({ posed, prompt }) {
    if (!posed?.labels || prompt === undefined) return undefined;
    return mentionsIn(prompt, posed.graph, posed.labels, posed.query);
  },
  judge: (groups) => groups.flatMap((group) => [...unmentioned(group), ...uncounted(group)]),
});

function unmentioned({ path, rows }: Group<Mentions>): Judgement[] {
  const found = rows.filter(({ fact }) => fact.queried !== undefined);
  if (found.length === 0) return [];
  return [
    {
      severity: "error",
      where: path,
      count: found.length,
      of: rows.length,
      says: `${found.length} of ${rows.length} prompts ask about a node that the description never mentions.`,
      rows: found.map(({ where, fact }) => ({ where, says: `${fact.queried} stands in the question only` })),
    },
  ];
}

function uncounted({ path, rows }: Group<Mentions>): Judgement[] {
  const of = rows.length;
  const open = rows.filter(({ fact }) => fact.unnamed > 0 && !fact.counted);
  if (open.length > 0) {
    const says = `${open.length} of ${of} prompts leave out nodes without edges and do not say how many nodes there are.`;
    const left = open.map(({ where, fact }) => ({ where, says: `nodes left out: ${fact.unnamed}` }));
    return [{ severity: "warning", where: path, count: open.length, of, says, rows: left }];
  }
  if (rows.some(({ fact }) => fact.counted)) return [];
  const says = "No prompt says how many nodes there are; all can be counted from its edges.";
  return [{ severity: "note", where: path, count: of, of, says, rows: [] }];
}
