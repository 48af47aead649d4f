import { asked, type Format, said } from "#training/formats/format";

/** Whole conversations. A trainer may learn from the prompt too unless it is told to learn replies alone. */
export const chat: Format = {
  summary: "messages: OpenAI, Azure, Together, Fireworks, TRL, axolotl",
  method: "sft",
  fields: { messages: "conversation" },
  row: ({ prompt, target }, system) => ({ messages: [...asked(prompt, system), ...said(target)] }),
};
