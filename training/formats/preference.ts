import { asked, type Format, said } from "#training/formats/format";

/** TRL's preference rows with an explicit prompt, which the two replies do not repeat. */
export const preference: Format = {
  summary: "prompt, chosen and rejected, as messages: TRL, axolotl",
  method: "dpo",
  fields: { prompt: "question", chosen: "reply", rejected: "reply" },
  row: ({ prompt, chosen, rejected }, system) => {
    return { prompt: asked(prompt, system), chosen: said(chosen), rejected: said(rejected) };
  },
};
