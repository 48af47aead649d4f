import type { Quirk } from "#src/models/providers/provider";

/** Whether one of OpenAI's models always reasons: the o series does, and the first GPT-5 without its chat variant. */
export function alwaysReasons(model: string): boolean {
  return /^(ft:)?(o\d|gpt-5(?![.\d])(?!.*chat))/.test(model);
}

/**
 * While OpenAI's models reason, they refuse a temperature or top_p other than their own, and the o series stop strings
 * too (developers.openai.com: the guide to reasoning models, and `stop` in the API reference).
 */
export const fixedSampling: Quirk = (body) => {
  const { reasoning_effort: effort, model } = body;
  if (!alwaysReasons(model) && (effort === undefined || effort === "none")) return body;
  const { temperature: _temperature, top_p: _topP, ...rest } = body;
  if (!/^(ft:)?o\d/.test(model)) return rest;
  const { stop: _stop, ...unstopped } = rest;
  return unstopped;
};
