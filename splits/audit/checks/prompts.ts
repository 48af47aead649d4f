import { check } from "#splits/audit/check";
import { type Mentions, mentionsIn } from "#splits/audit/mentions";

/** Prompts that keep back what the question is about. */
export const prompts = check<Mentions>({
  summary: "prompts that never mention a queried node outside the question, or that leave the number of nodes open",
  of: "texts",
  measure({ posed, prompt }) {
    if (!posed?.labels || prompt === undefined) return undefined;
    return mentionsIn(prompt, posed.graph, posed.labels, posed.query);
  },
  judge: (groups) =>
    groups.flatMap(({ path, rows }) => {
      const of = rows.length;
      const unasked = rows.filter(({ fact }) => fact.queried !== undefined);
      const open = rows.filter(({ fact }) => fact.unnamed > 0 && !fact.counted);
      const silent = rows.every(({ fact }) => !fact.counted);
      return [
        ...(unasked.length === 0
          ? []
          : [
              {
                severity: "error" as const,
                where: path,
                count: unasked.length,
                of,
                says: `${unasked.length} of ${of} prompts ask about a node that the description never mentions.`,
                rows: unasked.map(({ where, fact }) => ({
                  where,
                  says: `${fact.queried} stands in the question only`,
                })),
              },
            ]),
        ...(open.length === 0 && !silent
          ? []
          : [
              {
                severity: open.length > 0 ? ("warning" as const) : ("note" as const),
                where: path,
                count: open.length > 0 ? open.length : of,
                of,
                says:
                  open.length > 0
                    ? `${open.length} of ${of} prompts leave out nodes without edges and do not say how many nodes there are.`
                    : "No prompt says how many nodes there are; all can be counted from its edges.",
                rows: open.map(({ where, fact }) => ({ where, says: `nodes left out: ${fact.unnamed}` })),
              },
            ]),
      ];
    }),
});
