import type { Quirk } from "#src/models/providers/provider";

/** OpenAI's models that always reason: the o series, and the first GPT-5 without its chat variant. */
const ALWAYS = /^(ft:)?(o\d|gpt-5(?![.\d])(?!.*chat))/;

/**
 * While OpenAI's models reason, they refuse a temperature or top_p other than their own, and the o series stop strings
 * too (developers.openai.com: the guide to reasoning models, and `stop` in the API reference).
 */
export const fixedSampling: Quirk = (body) => {
  const { reasoning_effort: effort, model } = body;
  if (!ALWAYS.test(model) && (effort === undefined || effort === "none")) return body;
  const { temperature: _temperature, top_p: _topP, ...rest } = body;
  if (!/^(ft:)?o\d/.test(model)) return rest;
  const { stop: _stop, ...unstopped } = rest;
  return unstopped;
};
