import { chatTemplate } from "#src/onnx/export/chat-template";
import { type Files, jsonFile } from "#src/onnx/export/files";
import type { Source } from "#src/onnx/export/source";

/** What Hugging Face's libraries read to cut text and to end it. */
export function tokenizerFiles({ files, tokenizer }: Source): Files {
  return {
    "tokenizer.json": files["tokenizer.json"],
    "tokenizer_config.json": jsonFile({
      ...JSON.parse(files["tokenizer_config.json"].toString()),
      chat_template: chatTemplate,
    }),
    "generation_config.json": jsonFile({
      bos_token_id: tokenizer.start,
      eos_token_id: tokenizer.end,
      pad_token_id: tokenizer.padding,
      do_sample: false,
    }),
  };
}
