import { numbers } from "#generators/numbers/index";
import { unitsIn } from "#generators/numbers/numbers";
import { spellAnswer } from "#splits/audit/spell-answer";
import type { Posed } from "#splits/audit/subject";
import { wordsOf } from "#splits/audit/words";

/** How the answer that a target states at its end differs from the row's; undefined where it does not, or states none. */
export function claimFault(posed: Posed, target: string): string | undefined {
  const announced = [...target.matchAll(/\banswer is:?|^answer:/gim)].at(-1);
  if (!announced || posed.given === undefined) return undefined;
  const [line = ""] = target
    .slice(announced.index + announced[0].length)
    .trim()
    .split("\n");
  const [claimed, answer] = [read(posed, line), spellAnswer(posed)];
  return claimed === answer ? undefined : `the target says ${claimed}, the answer is ${answer}`;
}

/** What a line claims, spelt as answers are. */
function read(posed: Posed, line: string): string {
  switch (posed.task) {
    case "connectivity":
      return /^\W*(yes|no)\b/i.exec(line)?.[1]?.toLowerCase() ?? "neither yes nor no";
    case "topological-sort":
      return line
        .replace(/\.$/, "")
        .split(/\s*(?:,|->)\s*/)
        .join(",");
    default: {
      if (/\bno path\b/i.test(line)) return "no path";
      const last = line.match(/-?\d+(?:\.\d+)?/g)?.at(-1);
      return last === undefined ? "no number" : wordsOf(posed).number(unitsIn(numbers[posed.numbers], last));
    }
  }
}
