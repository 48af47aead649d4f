import { asked, type Format, said } from "#training/formats/format";

/** TRL's conversational prompt–completion rows: the loss is on the completion alone. */
export const promptCompletion: Format = {
  summary: "prompt and completion, as messages: TRL, which then learns the completion alone",
  method: "sft",
  fields: { prompt: "question", completion: "reply" },
  row: ({ prompt, target }, system) => ({ prompt: asked(prompt, system), completion: said(target) }),
};
