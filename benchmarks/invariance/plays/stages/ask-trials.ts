import { requestItem } from "#benchmarks/invariance/plays/stages/request-item";
import { requestsOf } from "#benchmarks/invariance/plays/stages/requests-of";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { type AskOptions, ask } from "#eval/ask";
import type { Responses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import type { Model } from "#src/play";

/**
 * Asks a model what trials ask, each distinct request once, and records the replies; what is on record already is not
 * asked again, as `ask` of eval has it.
 *
 * @returns how each request ended, by its id
 * @throws UserError as `ask` does
 */
export function askTrials(
  model: Model,
  trials: Iterable<Trial>,
  responses: Responses,
  options: AskOptions = {},
): Promise<Map<string, Verdict>> {
  const requests = requestsOf("generate", trials, () => undefined);
  return ask(model, requests.map(requestItem), responses, options);
}
