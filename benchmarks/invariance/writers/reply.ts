import type { Answer } from "#benchmarks/invariance/answers/answer";
import { program } from "#benchmarks/invariance/writers/code/program";
import type { Draft } from "#benchmarks/invariance/writers/draft";
import { solve } from "#benchmarks/invariance/writers/solve";
import type { Text } from "#src/play";

/** What a programmer replies. */
export function reply(draft: Draft): Text {
  const text = draft.library === undefined ? answered(draft) : program(draft);
  if (!draft.isCutOff) return { kind: "text", text, finish: "stop" };
  return { kind: "text", text: text.slice(0, Math.floor(text.length / 2)), finish: "length" };
}

function answered(draft: Draft): string {
  const answer = said(solve(draft, draft.graph!));
  return draft.isMarked
    ? `I went through the edges.\n\n\\boxed{${answer}}`
    : `I went through the edges. It is ${answer}.`;
}

function said(answer: Answer): string {
  if (typeof answer === "boolean") return answer ? "Yes" : "No";
  if (typeof answer === "number") return String(answer);
  return `[${answer.map((item) => (typeof item === "number" ? item : `(${item.join(", ")})`)).join(", ")}]`;
}
