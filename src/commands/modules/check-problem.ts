import { verify } from "#eval/verify";
import { drawInstance } from "#generators/draw";
import { encodings } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import type { NumbersName } from "#generators/numbers/index";
import type { Problem } from "#generators/problem";
import { render } from "#generators/render";
import { problemToRow } from "#generators/rows";
import { tasks } from "#generators/tasks/index";
import type { Check } from "#generators/tasks/task";
import { wordingOf } from "#generators/wording";
import { toProblem } from "#splits/read-problems";
import { canonical } from "#src/json";
import { nameIn, names } from "#src/pick";
import { stream } from "#src/rng";

/** Which problem is made. */
export interface Case {
  readonly task: string;
  readonly encoding: string;
  readonly range: NumbersName;
  /** From 0; even ones are small. */
  readonly item: number;
}

/** What is wrong with a problem of an encoding or task of the user's own, in words; undefined: nothing. */
export function checkProblem(one: Case): string | undefined {
  const problem = make(one, "steps", "line");
  if (canonical(problemToRow(problem)) !== canonical(problemToRow(make(one, "steps", "line"))))
    return "expected the same problem of the same stream, got two; draw from rng alone";
  return faultOfLabels(problem) ?? faultOfRow(problem) ?? faultOfAnswer(problem) ?? faultOfTargets(one);
}

function make({ task, encoding, range, item }: Case, reasoning: string, format: keyof typeof formats): Problem {
  const rng = stream(0, "contract", task, range, item);
  const size = item % 2 === 0 ? ([4, 8] as const) : ([9, 20] as const);
  const instance = drawInstance({ task: nameIn("task", tasks, task), family: "er", numbers: range, size }, rng);
  return render(instance, { encoding: nameIn("encoding", encodings, encoding), format, reasoning }, rng);
}

/** Labels are one a node, distinct, and all in the prompt. */
function faultOfLabels({ graph, labels, prompt }: Problem): string | undefined {
  if (labels.length !== graph.order) return `expected ${graph.order} labels, one a node, got ${labels.length}`;
  const twice = labels.find((label, i) => labels.indexOf(label) < i);
  if (twice !== undefined) return `expected distinct labels, got ${JSON.stringify(twice)} twice`;
  const words = prompt.slice(0, prompt.lastIndexOf("\n"));
  const missing = labels.find((label) => !stands(label, words));
  if (missing !== undefined) return `expected a description that names every node, got one without ${missing}`;
  return undefined;
}

/** Whether a label stands in a text, apart from other letters and digits. */
function stands(label: string, text: string): boolean {
  for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + 1)) {
    const [before, after] = [text.slice(0, at).at(-1) ?? " ", text[at + label.length] ?? " "];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

/** Written to a file and read back, it is the same problem. */
function faultOfRow(problem: Problem): string | undefined {
  const row = canonical(problemToRow(problem));
  try {
    const back = canonical(problemToRow(toProblem(JSON.parse(row), "problem")));
    return back === row ? undefined : "expected a problem that a file can hold, got another back";
  } catch (error) {
    return `expected a problem that a file can hold (a query of two nodes, or null): ${(error as Error).message}`;
  }
}

/** The oracle's answer passes the task's own check. */
function faultOfAnswer(problem: Problem): string | undefined {
  const task = tasks[problem.task] as (typeof tasks)["connectivity"];
  const { right, why }: Check = task.check(
    problem.graph,
    problem.query as never,
    problem.answer as never,
    wordingOf(problem),
  );
  if (typeof right !== "boolean" || typeof why !== "string")
    return "expected check to give right and why, got something else";
  return right ? undefined : `expected an answer that passes the task's own check, got: ${why}`;
}

/** What a model is trained to say reads back as a right answer, in each format and with each reasoning. */
function faultOfTargets(one: Case): string | undefined {
  for (const reasoning of Object.keys(tasks[nameIn("task", tasks, one.task)].reasonings)) {
    for (const format of names(formats)) {
      const problem = make(one, reasoning, format);
      const { outcome, why } = verify(problem, problem.target);
      if (outcome !== "correct")
        return `expected a target that reads back as right (reasoning ${reasoning}, format ${format}), got ${outcome}: ${why}`;
    }
  }
  return undefined;
}
