import { headings } from "#benchmarks/graphinstruct/ask/prompts/headings";
import type { Message } from "#src/play";

/** What a writer sees in a prompt. */
export interface PromptParts {
  /** The words of the instruction. */
  readonly task: string;
  /** The graph to change, as text; undefined where none is given. */
  readonly base?: string;
  /** The graph to mend, as text, and what is said of it; undefined where nothing was written before. */
  readonly attempt?: string;
  readonly feedback?: string;
  /** Whether it is told to reason first. */
  readonly reasoning: boolean;
  /** Whether solved instructions stand before the task. */
  readonly examples: boolean;
}

const REASONING = /\b(?:first reason|reason step by step)\b/i;

/** Takes a prompt apart by its headings. The instruction is the last one; those before it are examples. */
export function promptParts(messages: readonly Message[]): PromptParts {
  const system = messages.find(({ role }) => role === "system")?.content ?? "";
  const user = messages.at(-1)?.content ?? "";
  const at = user.lastIndexOf(headings.task);
  const base = user.lastIndexOf(headings.base);
  const attempt = after(user, headings.attempt, headings.feedback);
  const feedback = after(user, headings.feedback, "\n\n");
  return {
    task: paragraphAt(user, at + headings.task.length),
    ...(base >= 0 && { base: user.slice(base + headings.base.length, at).trim() }),
    ...(attempt !== undefined && feedback !== undefined && { attempt, feedback }),
    reasoning: REASONING.test(system) || REASONING.test(user),
    examples: user.startsWith("Example 1") || user.includes("\nExample 1\n"),
  };
}

function paragraphAt(text: string, start: number): string {
  const end = text.indexOf("\n\n", start);
  return text.slice(start, end < 0 ? undefined : end).trim();
}

/** What stands between a heading and what ends it; undefined where there is no such heading. */
function after(text: string, heading: string, end: string): string | undefined {
  const at = text.indexOf(heading);
  if (at < 0) return undefined;
  const start = at + heading.length;
  const stop = text.indexOf(end, start);
  return text.slice(start, stop < 0 ? undefined : stop).trim();
}
