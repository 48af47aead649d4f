import { numbers } from "#generators/numbers/index";
import { check, type Measured } from "#splits/audit/check";
import { claimFault } from "#splits/audit/claim-fault";
import { listedPaths } from "#splits/audit/listed-paths";
import { sentFlow } from "#splits/audit/sent-flow";
import type { Posed } from "#splits/audit/subject";
import { wordsOf } from "#splits/audit/words";

interface Contradiction {
  /** Several files may hold targets of one problem. */
  readonly problem: string;
  /** The last line against the answer. */
  readonly claim?: string;
  /** The reasoning against the answer. */
  readonly reasoning?: string;
}

/** Targets that argue for another answer than the row's. */
export const contradictions = check<Contradiction>({
  summary: "targets whose last line, listed paths or flow say another answer than the row",
  of: "texts",
  measure({ posed, target, set, place }) {
    if (!posed || target === undefined) return undefined;
    const [claim, reasoning] = [claimFault(posed, target), reasoningFault(posed, target)];
    return {
      problem: `${set.name} ${place}`,
      ...(claim !== undefined && { claim }),
      ...(reasoning !== undefined && { reasoning }),
    };
  },
  judge: (groups) =>
    groups.flatMap(({ path, rows }) => {
      const faulty = rows.filter(({ fact }) => fact.claim ?? fact.reasoning);
      if (faulty.length === 0) return [];
      const problems = (found: readonly Measured<Contradiction>[]) =>
        new Set(found.map(({ fact }) => fact.problem)).size;
      const figures = {
        claim: problems(rows.filter(({ fact }) => fact.claim !== undefined)),
        reasoning: problems(rows.filter(({ fact }) => fact.reasoning !== undefined)),
      };
      const [count, of] = [problems(faulty), problems(rows)];
      return {
        severity: "error",
        where: path,
        count,
        of,
        says: `${count} of ${of} problems have targets that contradict the answer: ${figures.claim} in the last line, ${figures.reasoning} in the reasoning.`,
        figures,
        rows: faulty.map(({ where, fact }) => ({ where, says: (fact.claim ?? fact.reasoning)! })),
      };
    }),
});

/** What listed paths or flow come to, where that is not the answer. */
function reasoningFault(posed: Posed, target: string): string | undefined {
  const { task, given, numbers: range } = posed;
  const value = typeof given === "object" && "path" in given ? given.length : given;
  if (typeof value !== "number") return undefined;
  const found = task === "max-flow" ? sentFlow(posed as Posed<"max-flow">, target) : leastListed(posed, target);
  if (found === undefined || Math.abs(found * numbers[range].scale - value) < 1e-6) return undefined;
  const { number } = wordsOf(posed);
  return `the reasoning comes to ${Number(found.toFixed(6))}, the answer is ${number(value)}`;
}

function leastListed({ task }: Posed, target: string): number | undefined {
  if (task !== "shortest-path") return undefined;
  const totals = listedPaths(target);
  return totals.length === 0 ? undefined : Math.min(...totals);
}
