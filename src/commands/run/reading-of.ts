import { formats, tasks, wordingOf } from "#generators/index";
import { isRealWorld, type Question } from "#generators/question";

/** What was read from a reply, in the words of its prompt. */
export function readingOf(problem: Question, read: unknown): string {
  if (isRealWorld(problem)) return chosen(problem.choices, read);
  const { state } = formats.line[tasks[problem.task].answer] as { state(answer: unknown, words: unknown): string };
  return state(read, wordingOf(problem)).replace(/^Answer: /, "");
}

/** An option by its letter and text; steps by their numbers. */
function chosen(choices: readonly string[], read: unknown): string {
  if (Array.isArray(read)) return read.map((step) => `step ${step}`).join(" -> ");
  if (typeof read === "number") return `${String.fromCharCode(65 + read)}: ${choices[read]}`;
  if (typeof read === "boolean") return read ? "yes" : "no";
  return String(read);
}
