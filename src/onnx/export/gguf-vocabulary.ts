import { spacedChatTemplate } from "#src/onnx/export/chat-template";
import type { GgufValue } from "#src/onnx/export/gguf";
import { SPECIAL, type Tokenizer } from "#src/onnx/tokenizer";

/** `llama_token_type`. */
const [NORMAL, CONTROL] = [1, 3];

/**
 * Characters that begin tokens without being one. llama.cpp looks for ever for the token that begins with such a one
 * where no token goes on as the text does, so each becomes a token of its own, to be read as the unknown.
 */
export function strayBeginnings({ vocabulary }: Tokenizer): readonly string[] {
  const known = new Set(vocabulary);
  return [...new Set(vocabulary.map((token) => token[0]!))].filter((first) => !known.has(first));
}

/**
 * The vocabulary as llama.cpp's tokenizer `rwkv` has it, the one of its kinds that cuts as ours does: the longest token
 * from left to right. It adds no spaces, which the chat template does instead, and knows no words: it would end a token
 * within one, which no text of known words offers.
 */
export function ggufVocabulary(tokenizer: Tokenizer): Readonly<Record<string, GgufValue>> {
  const tokens = [...tokenizer.vocabulary, ...strayBeginnings(tokenizer)];
  return {
    "tokenizer.ggml.model": { string: "rwkv" },
    "tokenizer.ggml.tokens": { strings: tokens.map(escaped) },
    "tokenizer.ggml.token_type": { int32s: tokens.map((_, id) => (id < SPECIAL.length ? CONTROL : NORMAL)) },
    "tokenizer.ggml.bos_token_id": { uint32: tokenizer.start },
    "tokenizer.ggml.eos_token_id": { uint32: tokenizer.end },
    "tokenizer.ggml.unknown_token_id": { uint32: tokenizer.unknown },
    "tokenizer.ggml.padding_token_id": { uint32: tokenizer.padding },
    "tokenizer.chat_template": { string: spacedChatTemplate },
  };
}

function escaped(token: string): string {
  return token.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}
