import type { Posed } from "#splits/audit/subject";
import { wordsOf } from "#splits/audit/words";

/** A row's answer in words: yes or no, a number (of a path its length), "no path", or labels between commas. */
export function spellAnswer(posed: Posed): string {
  const { given } = posed;
  const { label, number } = wordsOf(posed);
  if (given === undefined) return "nothing";
  if (typeof given === "boolean") return given ? "yes" : "no";
  if (given === "none") return "no path";
  if (typeof given === "number") return number(given);
  return "path" in given ? number(given.length) : given.map(label).join(",");
}
