import { check } from "#splits/audit/check";
import { estimateTokens } from "#src/estimate-tokens";

/** Texts that are too long for a model or a trainer. */
export const lengths = check<number>({
  summary: "tokens of prompt and target against a limit, estimated without a tokenizer",
  of: "texts",
  measure: ({ prompt, target = "" }) =>
    prompt === undefined ? undefined : estimateTokens(prompt) + estimateTokens(target),
  judge(groups, { tokens }) {
    if (tokens === undefined) return longest(groups.flatMap(({ rows }) => rows));
    return groups.flatMap(({ path, rows }) => {
      const over = rows.filter(({ fact }) => fact > tokens);
      if (over.length === 0) return [];
      return {
        severity: "warning",
        where: path,
        count: over.length,
        of: rows.length,
        says: `${over.length} of ${rows.length} texts have more than ${tokens} tokens by estimate, the longest ${Math.max(...over.map(({ fact }) => fact))}.`,
        rows: over.map(({ where, fact }) => ({ where, says: `about ${fact} tokens` })),
      };
    });
  },
});

function longest(rows: readonly { readonly where: string; readonly fact: number }[]) {
  if (rows.length === 0) return [];
  const most = rows.reduce((longest, row) => (row.fact > longest.fact ? row : longest));
  return [
    {
      severity: "note" as const,
      where: "all files",
      count: 1,
      of: rows.length,
      says: `The longest of ${rows.length} texts has about ${most.fact} tokens, prompt and target together.`,
      rows: [{ where: most.where, says: `about ${most.fact} tokens` }],
    },
  ];
}
