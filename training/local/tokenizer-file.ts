import { SPECIAL } from "#src/onnx/tokenizer";

/**
 * `tokenizer.json` as Hugging Face's libraries read it: a pattern that tries the longest tokens first cuts the text, and
 * each piece is looked up whole.
 */
export function tokenizerFile(vocabulary: readonly string[]): Record<string, unknown> {
  const [, start, , unknown] = SPECIAL;
  const replace = (from: string, to: string) => ({ type: "Replace", pattern: { String: from }, content: to });
  const mark = { SpecialToken: { id: start, type_id: 0 } };
  const text = (id: string) => ({ Sequence: { id, type_id: 0 } });
  return {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content, id) => {
      return { id, content, single_word: false, lstrip: false, rstrip: false, normalized: false, special: true };
    }),
    normalizer: { type: "Sequence", normalizers: [{ type: "Prepend", prepend: " " }, replace("\n", "\n ")] },
    pre_tokenizer: { type: "Split", pattern: { Regex: longestFirst(vocabulary) }, behavior: "Isolated", invert: false },
    post_processor: {
      type: "TemplateProcessing",
      single: [mark, text("A")],
      pair: [mark, text("A"), text("B")],
      special_tokens: { [start]: { id: start, ids: [SPECIAL.indexOf(start)], tokens: [start] } },
    },
    decoder: {
      type: "Sequence",
      decoders: [{ type: "Fuse" }, replace("\n ", "\n"), { type: "Strip", content: " ", start: 1, stop: 0 }],
    },
    model: {
      type: "WordLevel",
      vocab: Object.fromEntries(vocabulary.map((token, id) => [token, id])),
      unk_token: unknown,
    },
  };
}

/** As `longestMatch` cuts: the longest token first, and none that ends within a word. */
function longestFirst(vocabulary: readonly string[]): string {
  const tokens = vocabulary.slice(SPECIAL.length).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const escaped = (token: string) => token.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll("\n", "\\n");
  return tokens.map((token) => escaped(token) + (/[A-Za-z]$/.test(token) ? "(?![A-Za-z])" : "")).join("|");
}

/** `tokenizer_config.json`: names the special tokens. */
export const tokenizerConfig = {
  tokenizer_class: "PreTrainedTokenizerFast",
  pad_token: SPECIAL[0],
  bos_token: SPECIAL[1],
  eos_token: SPECIAL[2],
  unk_token: SPECIAL[3],
  clean_up_tokenization_spaces: false,
} as const;
