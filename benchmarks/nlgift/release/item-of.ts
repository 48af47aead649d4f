import type { ReleasedItem } from "#benchmarks/nlgift/release/released-problem";
import type { Judged } from "#eval/judge-real-world";
import { UserError } from "#src/errors";

/**
 * What a judge must know of a released question: options and steps are taken out of its prompt.
 *
 * @throws UserError where the answer does not fit the question
 */
export function itemOf({ where, task, prompt, answer }: ReleasedItem): Judged {
  const item = partsOf(task, prompt, answer);
  if (item) return item;
  throw new UserError(
    `${where}: expected an answer that fits a question of ${task}, got ${JSON.stringify(answer)}; mend the row`,
  );
}

function partsOf(task: string, prompt: string, answer: ReleasedItem["answer"]): Judged | undefined {
  switch (task) {
    case "strategyqa": {
      const truth = { true: true, false: false }[String(answer).toLowerCase()];
      return truth === undefined ? undefined : { kind: "yesNo", answer: truth, choices: [] };
    }
    case "explagraphs":
      return answer === "support" || answer === "counter" ? { kind: "stance", answer, choices: [] } : undefined;
    case "knowledge-crosswords": {
      const choices = [...prompt.matchAll(/^[A-Z]\. (.*)$/gm)].map(([, text]) => text!);
      const index = "ABCDEFGH".indexOf(String(answer));
      return index >= 0 && index < choices.length ? { kind: "option", answer: index, choices } : undefined;
    }
    case "proscript":
      return Array.isArray(answer) ? stepsOf(prompt, answer) : undefined;
    default:
      return undefined;
  }
}

/** Steps stand in the prompt as "step0: close the fridge; step1: …", and constraints in the answer as pairs of "stepN". */
function stepsOf(prompt: string, answer: readonly (readonly string[])[]): Judged | undefined {
  const listed = /^Steps: (.*)$/m.exec(prompt)?.[1] ?? "";
  const choices = listed.split(/(?:^|; )step\d+: /).slice(1);
  const constraints = answer.map((pair) => pair.map((step) => Number(step.replace("step", ""))));
  const sound = constraints.every((pair) => pair.length === 2 && pair.every((step) => step in choices));
  if (!sound || choices.length === 0) return undefined;
  return { kind: "steps", answer: [], choices, constraints: constraints as [number, number][] };
}
