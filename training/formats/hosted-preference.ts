import { asked, type Format, said } from "#training/formats/format";

/** Preference rows as the hosted services take them. */
export const hostedPreference: Format = {
  summary: "input, preferred_output and non_preferred_output: OpenAI, Azure, Together, Fireworks",
  method: "dpo",
  fields: { "input.messages": "question", preferred_output: "reply", non_preferred_output: "reply" },
  row: ({ prompt, chosen, rejected }, system) => ({
    input: { messages: asked(prompt, system) },
    preferred_output: said(chosen),
    non_preferred_output: said(rejected),
  }),
};
