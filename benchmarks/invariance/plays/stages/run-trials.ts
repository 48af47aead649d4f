import { keyOf, recordedBy, type Sandboxes } from "#benchmarks/invariance/plays/stages/recorded-by";
import { requestItem } from "#benchmarks/invariance/plays/stages/request-item";
import { requestsOf } from "#benchmarks/invariance/plays/stages/requests-of";
import { sandboxModel } from "#benchmarks/invariance/plays/stages/sandbox-model";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { type AskOptions, ask } from "#eval/ask";
import type { Responses } from "#eval/responses";
import { groupBy } from "#src/group-by";
import type { Execute, Model } from "#src/play";
import { javascriptSandbox } from "#src/sandbox/javascript/javascript-sandbox";
import { pythonSandbox } from "#src/sandbox/python/python-sandbox";
import type { Sandbox } from "#src/sandbox/sandbox";

export interface RunOptions extends AskOptions {
  /** Told the id of each sandbox before it runs anything. */
  readonly opened?: (language: Execute["language"], id: string) => void;
  /** undefined: the sandboxes of this package. */
  readonly open?: Readonly<Record<Execute["language"], () => Promise<Sandbox>>>;
}

const OPEN = { python: () => pythonSandbox(), javascript: async () => javascriptSandbox() };

/**
 * Runs the programs in a model's recorded replies, each distinct one over the same variables once, and records what came
 * of them. A sandbox is opened where there is a program in its language. Programs that ran out of time in a former session
 * are run again: it may have been the machine's fault.
 *
 * @param model the id of the model whose replies they are
 * @returns the ids of the sandboxes
 * @throws UserError where there is no Python and programs in it, with how to install it; else as `ask` does
 */
export async function runTrials(
  model: string,
  trials: Iterable<Trial>,
  responses: Responses,
  { opened = () => {}, open = OPEN, ...options }: RunOptions = {},
): Promise<Sandboxes> {
  const programs = requestsOf("execute", trials, recordedBy(responses, { model }));
  const sandboxes: { [Language in Execute["language"]]?: string } = {};
  for (const [language, some] of groupBy(programs, ({ language }) => language)) {
    const sandbox = sandboxModel(await open[language]());
    sandboxes[language] = sandbox.id;
    opened(language, sandbox.id);
    try {
      await runAll(sandbox, some, responses, options);
    } finally {
      await sandbox.close?.();
    }
  }
  return sandboxes;
}

async function runAll(sandbox: Model, programs: readonly Execute[], responses: Responses, options: AskOptions) {
  const late = new Set(programs.filter((program) => ranOutOfTime(sandbox.id, program, responses)));
  const others = programs.filter((program) => !late.has(program));
  await ask(sandbox, others.map(requestItem), responses, options);
  await ask(sandbox, [...late].map(requestItem), responses, { ...options, fresh: true });
}

function ranOutOfTime(sandbox: string, program: Execute, responses: Responses): boolean {
  const ran = responses.find(keyOf(sandbox, program));
  return ran?.kind === "ran" && ran.timedOut;
}
