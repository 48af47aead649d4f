import type { Source } from "#src/onnx/export/source";

interface Reader {
  /** Hugging Face's name for the library that reads the files. */
  readonly library: string;
  readonly language: string;
  /** A few lines that ask the model. */
  readonly use: string;
}

/** The README of an exported model. */
export function modelCard({ id, checkpoint, tokenizer }: Source, { library, language, use }: Reader): string {
  const { layers, width, heads, groups, positions } = checkpoint.spec;
  const count = checkpoint.parameters.length.toLocaleString("en-US");
  return `---
library_name: ${library}
pipeline_tag: text-generation
language: en
tags:
- graphshift
- graph-reasoning
---

# ${id}

A Llama decoder trained by graphshift's local trainer on graph problems in words.

| | |
|---|---|
| parameters | ${count} |
| layers | ${layers} of width ${width}, ${heads} heads that share ${groups} keys |
| longest text | ${positions} tokens |
| vocabulary | ${tokenizer.vocabulary.length} words and phrases of the problems it learned; other text reads as \`<unk>\` |

It answers problems worded as graphshift words them, one in a user's turn, and reasons before it answers. It knows
nothing else, so it is a subject of experiments, not an assistant.

\`\`\`${language}
${use}
\`\`\`
`;
}
