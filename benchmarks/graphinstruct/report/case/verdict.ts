import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { isRefusal } from "#benchmarks/graphinstruct/format/index";
import type { Case } from "#benchmarks/graphinstruct/report/case/case";
import { count } from "#reports/format";

/** Less is not all that could be got. */
const FULL = 1 - 1e-9;

/** Whether an output does all that was asked, in a few words. */
export function verdictOf({ instruction, text, reading, facts, findings, edits }: Case): {
  readonly right: boolean;
  readonly says: string;
} {
  if (!instruction.feasible) {
    const refused = reading.kind === "unread" && isRefusal(text);
    const proof = instruction.proof === undefined ? "" : `: ${instruction.proof}`;
    return { right: refused, says: `${refused ? "refused, rightly" : "no graph can satisfy this"}${proof}` };
  }
  if (reading.kind === "unread") return { right: false, says: `could not be read: ${reading.why}` };
  if (!facts) return { right: false, says: "changes, but no graph was given to change" };
  const met = findings.filter(({ satisfied }) => satisfied).length;
  const changed = edits === undefined ? "" : `, edits worth ${score(edits, 2)}`;
  const right = met === findings.length && (edits === undefined || edits > FULL);
  return { right, says: `${met} of ${count(findings.length, "demand")} met${changed}` };
}
