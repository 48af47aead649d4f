import { Template } from "@huggingface/jinja";
import { Tokenizer } from "@huggingface/tokenizers";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chatTemplate, spacedChatTemplate } from "#src/onnx/export/chat-template";
import { strayBeginnings } from "#src/onnx/export/gguf-vocabulary";
import { readTokenizer } from "#src/onnx/tokenizer";
import type { Message } from "#src/play";
import { stream } from "#src/rng";
import { document } from "#training/local/pretraining/document";
import { tokenizerConfig, tokenizerFile } from "#training/local/tokenizer-file";
import { shippedBase } from "#training/local/tune";

const test = suite("export chat template");

const words = readTokenizer(`${shippedBase}/tokenizer.json`);
const [question, answer] = ["user", "assistant"] as const;
const conversations = Array.from({ length: 60 }, (_, i): Message[] => {
  const turns = document("main", 2, stream(4, i)).map(({ text }) => text);
  const roles = [[question], ["system", question], [question, answer, question], [question, answer]] as const;
  return roles[i % 4]!.map((role, at) => ({ role, content: turns[at % turns.length]! }));
});

/** What the local model reads. */
const tokensOf = (messages: readonly Message[]) => [
  words.start,
  ...messages.flatMap(({ role, content }) => [...words.encode(content), ...(role === answer ? [words.end] : [])]),
];

const rendered = (template: string, messages: readonly Message[]) =>
  new Template(template).render({ messages: [...messages], bos_token: "<s>", eos_token: "</s>" });

test("by it Hugging Face's tokenizer reads a conversation as the local model does", () => {
  const theirs = new Tokenizer(tokenizerFile(words.vocabulary), tokenizerConfig);
  for (const messages of conversations) {
    const { ids } = theirs.encode(rendered(chatTemplate, messages), { add_special_tokens: false });
    assert.equal([...ids], tokensOf(messages));
  }
});

/** The longest token from left to right and nothing else, as llama.cpp's tokenizer `rwkv` cuts. */
function longestFirst(text: string): readonly number[] {
  const tokens = [...words.vocabulary, ...strayBeginnings(words)];
  const byLength = [...tokens.keys()].sort((a, b) => tokens[b]!.length - tokens[a]!.length);
  const ids: number[] = [];
  for (let at = 0; at < text.length; ) {
    const id = byLength.find((candidate) => text.startsWith(tokens[candidate]!, at));
    ids.push(id ?? words.unknown);
    at += id === undefined ? 1 : tokens[id]!.length;
  }
  return ids;
}

test("by that for GGUF the longest tokens from left to right are those of the local model", () => {
  for (const messages of conversations) {
    assert.equal(longestFirst(rendered(spacedChatTemplate, messages)), tokensOf(messages));
  }
});

test("each character that begins a token of a GGUF vocabulary is itself one", () => {
  const tokens = new Set([...words.vocabulary, ...strayBeginnings(words)]);
  for (const token of tokens) assert.ok(tokens.has(token[0]!), JSON.stringify(token));
});

test.run();
